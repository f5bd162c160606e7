import { failure } from '../shared/failure.ts';

export const historyUnavailable = failure(
  'unavailable',
  'HISTORY_UNAVAILABLE',
  'No transaction history can be had now',
);
