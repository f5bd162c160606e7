import type { MarketOverview } from '../../application/ports/market.ts';
import type { GlobalMarket } from '../../domain/market/snapshot.ts';

/** A fixed market overview. */
export class InMemoryMarketOverview implements MarketOverview {
  #measure: () => GlobalMarket;

  constructor(measure: () => GlobalMarket) {
    this.#measure = measure;
  }

  async global() {
    return structuredClone(this.#measure());
  }

  put(market: GlobalMarket): void {
    const kept = structuredClone(market);
    this.#measure = () => kept;
  }
}
