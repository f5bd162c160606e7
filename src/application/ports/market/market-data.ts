import type { MarketQuery } from '../../../domain/market/market-query.ts';
import type { Dated } from '../../../domain/shared/dated.ts';

export interface MarketData {
  /**
   * The provider's own answer, as JSON; undefined when it does not know the coin. Rejects with MARKET_DATA_UNAVAILABLE, and with
   * UPSTREAM_LIMIT_EXHAUSTED when its limit is used up.
   */
  read(query: MarketQuery): Promise<Dated<object | undefined>>;
}
