import { failure } from '../shared/failure.ts';

export const tokenListUnavailable = failure(
  'unavailable',
  'TOKEN_LIST_UNAVAILABLE',
  'Token lists are currently unavailable',
);
export const pricesUnavailable = failure('unavailable', 'PRICES_UNAVAILABLE', 'Token prices are currently unavailable');
