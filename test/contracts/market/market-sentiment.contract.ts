import { expect } from 'chai';
import type { MarketSentiment } from '../../../src/application/ports/market.ts';
import type { Sentiment } from '../../../src/domain/market/snapshot.ts';

export type MarketSentimentWorld = Readonly<{
  sentiment: MarketSentiment;
  /** Sets the index. */
  put(sentiment: Sentiment): void;
  stop?(): Promise<void>;
}>;

export const SENTIMENT: Sentiment = {
  value: 47,
  classification: 'Neutral',
  updatedAt: new Date('2026-11-01T00:00:00Z'),
};

export function describeMarketSentimentContract(name: string, makeWorld: () => Promise<MarketSentimentWorld>): void {
  describe(`MarketSentiment contract: ${name}`, () => {
    let world: MarketSentimentWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop?.());

    it('returns the index exactly, including 0 and 100', async () => {
      for (const [value, classification] of [
        [0, 'Extreme Fear'],
        [47, 'Neutral'],
        [100, 'Extreme Greed'],
      ] as const) {
        world.put({ ...SENTIMENT, value, classification });
        expect(await world.sentiment.latest()).to.deep.equal({ ...SENTIMENT, value, classification });
      }
    });

    it('returns copies', async () => {
      world.put(SENTIMENT);
      (await world.sentiment.latest()).updatedAt.setTime(0);
      expect(await world.sentiment.latest()).to.deep.equal(SENTIMENT);
    });
  });
}
