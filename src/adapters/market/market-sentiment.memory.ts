import type { MarketSentiment } from '../../application/ports/market.ts';
import type { Sentiment } from '../../domain/market/snapshot.ts';

/** A fixed index. */
export class InMemoryMarketSentiment implements MarketSentiment {
  #measure: () => Sentiment;

  constructor(measure: () => Sentiment) {
    this.#measure = measure;
  }

  async latest() {
    return structuredClone(this.#measure());
  }

  put(sentiment: Sentiment): void {
    const kept = structuredClone(sentiment);
    this.#measure = () => kept;
  }
}
