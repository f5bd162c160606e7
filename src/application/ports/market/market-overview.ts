import type { GlobalMarket } from '../../../domain/market/snapshot.ts';

export interface MarketOverview {
  /** The current figures of the whole market. Rejects with MARKET_DATA_UNAVAILABLE when the provider cannot be read or parsed. */
  global(): Promise<GlobalMarket>;
}
