import type { MarketQuery } from '../../domain/market/market-query.ts';
import type { GlobalMarket, Sentiment } from '../../domain/market/snapshot.ts';
import type { Dated } from '../../domain/shared/dated.ts';

export interface MarketData {
  /**
   * The provider's response as JSON; undefined when the coin is unknown. Rejects with MARKET_DATA_UNAVAILABLE, and with
   * UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted.
   */
  read(query: MarketQuery): Promise<Dated<object | undefined>>;
}

export interface MarketOverview {
  /** The current figures of the whole market. Rejects with MARKET_DATA_UNAVAILABLE when the provider cannot be read or parsed. */
  global(): Promise<GlobalMarket>;
}

export interface MarketSentiment {
  /** The latest value of the index. Rejects with MARKET_DATA_UNAVAILABLE when the provider cannot be read or parsed. */
  latest(): Promise<Sentiment>;
}
