import type { GlobalMarket } from '../../../domain/market/snapshot.ts';

export interface MarketOverview {
  /** The whole market now. Rejects with MARKET_DATA_UNAVAILABLE when the upstream cannot be read or understood. */
  global(): Promise<GlobalMarket>;
}
