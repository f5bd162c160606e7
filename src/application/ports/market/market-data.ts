import type { MarketQuery } from '../../../domain/market/market-query.ts';
import type { Dated } from '../../../domain/shared/dated.ts';

export interface MarketData {
  /**
   * The provider's response as JSON; undefined when the coin is unknown. Rejects with MARKET_DATA_UNAVAILABLE, and with
   * UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted.
   */
  read(query: MarketQuery): Promise<Dated<object | undefined>>;
}
