import { failure } from '../shared/failure.ts';

export const historyUnavailable = failure(
  'unavailable',
  'HISTORY_UNAVAILABLE',
  'Transaction history is temporarily unavailable',
);
