import { failure } from '../shared/failure.ts';

export const marketDataUnavailable = failure(
  'unavailable',
  'MARKET_DATA_UNAVAILABLE',
  'Market data is currently unavailable',
);
export const upstreamLimitExhausted = failure<{ retryAfterSeconds: number }>(
  'limited',
  'UPSTREAM_LIMIT_EXHAUSTED',
  'The rate limit of a data provider is exhausted. Try again later.',
);
export const marketPathUnknown = failure('missing', 'MARKET_PATH_UNKNOWN', 'This market data path is not supported');
export const coinUnknown = failure('missing', 'COIN_UNKNOWN', 'The market data provider has no coin with this id');
