import { failure } from '../shared/failure.ts';

export const marketDataUnavailable = failure(
  'unavailable',
  'MARKET_DATA_UNAVAILABLE',
  'No market data can be had from the upstreams',
);
