import { failure, inSeconds } from '../shared/failure.ts';

export const marketDataUnavailable = failure(
  'unavailable',
  'MARKET_DATA_UNAVAILABLE',
  'Market data is currently unavailable',
  {
    cause: 'The market data provider did not return a usable response, and no recent result is stored.',
    remedy: 'Wait a minute and try again.',
  },
);
export const upstreamLimitExhausted = failure<{ retryAfterSeconds: number }>(
  'limited',
  'UPSTREAM_LIMIT_EXHAUSTED',
  'The rate limit of a data provider is exhausted. Try again later.',
  {
    cause: 'A data provider limits the requests of this service, and that limit is exhausted.',
    remedy: 'Wait for the seconds in Retry-After, or a minute when the header is absent.',
  },
  ({ retryAfterSeconds }) =>
    `The rate limit of a data provider is exhausted. Try again in ${inSeconds(retryAfterSeconds)}.`,
);
export const marketPathUnknown = failure('missing', 'MARKET_PATH_UNKNOWN', 'This market data path is not supported', {
  cause: 'Only a fixed list of market data paths is forwarded to the provider.',
  remedy: 'Use one of the paths in the description of GET /api/market/{path}.',
});
export const coinUnknown = failure('missing', 'COIN_UNKNOWN', 'The market data provider has no coin with this id', {
  cause: 'The id is not an id of the market data provider. Symbols and contract addresses are not ids.',
  remedy: 'Look the id up with GET /api/market/coins/markets; for Bitcoin it is `bitcoin`.',
});
