import type { Sentiment } from '../../../domain/market/snapshot.ts';

export interface MarketSentiment {
  /** The latest value of the index. Rejects with MARKET_DATA_UNAVAILABLE when the provider cannot be read or parsed. */
  latest(): Promise<Sentiment>;
}
