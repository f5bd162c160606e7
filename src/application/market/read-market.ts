import { coinUnknown } from '../../domain/market/errors.ts';
import { marketQuery } from '../../domain/market/market-query.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Market data by an allowlisted path. Rejects with MARKET_PATH_UNKNOWN, VALIDATION_FAILED, COIN_UNKNOWN,
 * UPSTREAM_LIMIT_EXHAUSTED and MARKET_DATA_UNAVAILABLE.
 */
export const readMarket =
  ({ marketData }: Pick<Ports, 'marketData'>) =>
  async (segments: readonly string[], parameters: Readonly<Record<string, string>>) => {
    const { value, asOf } = await marketData.read(marketQuery(segments, parameters));
    if (value === undefined) throw coinUnknown();
    return { data: value, asOf };
  };
