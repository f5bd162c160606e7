import { failure } from '../shared/failure.ts';

export const historyUnavailable = failure(
  'unavailable',
  'HISTORY_UNAVAILABLE',
  'Transaction history is temporarily unavailable',
  {
    cause: 'No source of the transaction history could be read for any chain.',
    remedy: 'Wait a minute and try again.',
  },
);
