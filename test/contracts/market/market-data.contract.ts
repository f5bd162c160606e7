import { expect } from 'chai';
import type { MarketData } from '../../../src/application/ports/market.ts';
import { marketQuery } from '../../../src/domain/market/market-query.ts';

export type MarketDataWorld = Readonly<{ market: MarketData; close?: () => Promise<void> }>;

type Path = readonly [path: string, parameters: Readonly<Record<string, string>>, has: string];

const TOPICS: readonly Path[] = [
  ['global', {}, 'data.total_market_cap.usd'],
  ['simple/price', { ids: 'bitcoin', vs_currencies: 'usd' }, 'bitcoin.usd'],
  ['coins/markets', { vs_currency: 'usd', per_page: '1' }, '[0].current_price'],
  ['coins/bitcoin', { tickers: 'false' }, 'market_data.current_price.usd'],
  ['coins/bitcoin/market_chart', { vs_currency: 'usd', days: '1' }, 'prices[0][1]'],
  ['search/trending', {}, 'coins[0].item.id'],
];

/** `makeWorld` returns market data that contains bitcoin. */
export function describeMarketDataContract(name: string, makeWorld: () => Promise<MarketDataWorld>): void {
  describe(`MarketData: ${name}`, () => {
    let world: MarketDataWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());
    const read = (path: string, parameters: Readonly<Record<string, string>> = {}) =>
      world.market.read(marketQuery(path.split('/'), parameters));

    for (const [path, parameters, has] of TOPICS)
      it(`returns ${path} as the provider does, and when it was read`, async () => {
        const { value, asOf } = await read(path, parameters);
        expect(value).to.have.nested.property(has);
        expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
      });

    for (const path of ['coins/no-such-coin', 'coins/no-such-coin/market_chart'])
      it(`returns undefined for ${path}`, async () => {
        const parameters = path.endsWith('chart') ? { vs_currency: 'usd', days: '1' } : {};
        expect((await read(path, parameters)).value).to.equal(undefined);
      });

    it('leaves out unknown coins', async () => {
      expect((await read('simple/price', { ids: 'no-such-coin', vs_currencies: 'usd' })).value).to.deep.equal({});
    });
  });
}
