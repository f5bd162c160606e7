import type { Sentiment } from '../../../domain/market/snapshot.ts';

export interface MarketSentiment {
  /** The latest reading of the index. Rejects with MARKET_DATA_UNAVAILABLE when the upstream cannot be read or understood. */
  latest(): Promise<Sentiment>;
}
