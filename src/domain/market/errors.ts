import { failure } from '../shared/failure.ts';

export const marketDataUnavailable = failure(
  'unavailable',
  'MARKET_DATA_UNAVAILABLE',
  'No market data can be had from the upstreams',
);
export const upstreamLimitExhausted = failure<{ retryAfterSeconds: number }>(
  'limited',
  'UPSTREAM_LIMIT_EXHAUSTED',
  'The limit of an upstream is used up; try again later',
);
export const marketPathUnknown = failure('missing', 'MARKET_PATH_UNKNOWN', 'This market data is not offered');
export const coinUnknown = failure('missing', 'COIN_UNKNOWN', 'The market data provider does not know this coin');
