import { expect } from 'chai';
import type { MarketOverview } from '../../../src/application/ports/market.ts';
import type { GlobalMarket } from '../../../src/domain/market/snapshot.ts';

export type MarketOverviewWorld = Readonly<{
  overview: MarketOverview;
  /** Sets the market's figures. */
  put(market: GlobalMarket): void;
  stop?(): Promise<void>;
}>;

export const MARKET: GlobalMarket = {
  totalMarketCapUsd: 3_456_789_012_345.67,
  totalVolume24hUsd: 98_765_432_109.8,
  marketCapChange24h: -1.25,
  dominance: { BTC: 57.1, ETH: 12.25 },
  activeCryptocurrencies: 17_012,
  markets: 1_301,
  updatedAt: new Date('2026-11-01T10:00:00Z'),
};

export function describeMarketOverviewContract(name: string, makeWorld: () => Promise<MarketOverviewWorld>): void {
  describe(`MarketOverview contract: ${name}`, () => {
    let world: MarketOverviewWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop?.());

    it('returns every figure as it was measured', async () => {
      world.put(MARKET);
      expect(await world.overview.global()).to.deep.equal(MARKET);
    });

    it('leaves out unknown figures, instead of returning zero', async () => {
      const bare: GlobalMarket = {
        ...MARKET,
        totalVolume24hUsd: undefined,
        marketCapChange24h: undefined,
        dominance: {},
        activeCryptocurrencies: undefined,
        markets: undefined,
      };
      world.put(bare);
      expect(await world.overview.global()).to.deep.equal(bare);
    });

    it('returns a measured zero', async () => {
      world.put({ ...MARKET, marketCapChange24h: 0, totalVolume24hUsd: 0, dominance: { BTC: 0 } });
      expect(await world.overview.global()).to.include({ marketCapChange24h: 0, totalVolume24hUsd: 0 });
    });

    it('returns changed figures', async () => {
      world.put(MARKET);
      await world.overview.global();
      world.put({ ...MARKET, totalMarketCapUsd: 1 });
      expect((await world.overview.global()).totalMarketCapUsd).to.equal(1);
    });

    it('returns copies', async () => {
      world.put(MARKET);
      (await world.overview.global()).updatedAt.setTime(0);
      expect(await world.overview.global()).to.deep.equal(MARKET);
    });
  });
}
