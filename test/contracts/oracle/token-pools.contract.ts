import { expect } from 'chai';
import type { TokenPools } from '../../../src/application/ports/oracle.ts';
import { TIMEFRAMES } from '../../../src/domain/oracle/dashboard.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type TokenPoolsWorld = Readonly<{ pools: TokenPools; close?: () => Promise<void> }>;

export const WETH = '0x4200000000000000000000000000000000000006' as WalletAddress;
export const UNTRADED = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb' as WalletAddress;

const STEP_MS = { '1m': 6e4, '5m': 3e5, '15m': 9e5, '1h': 3.6e6, '4h': 1.44e7, '12h': 4.32e7, '1d': 8.64e7 } as const;

/** `makeWorld` returns pools of WETH on chain 8453 at about 3000 dollars, and none of UNTRADED. */
export function describeTokenPoolsContract(name: string, makeWorld: () => Promise<TokenPoolsWorld>): void {
  describe(`TokenPools: ${name}`, () => {
    let world: TokenPoolsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());
    const deepest = async () => {
      const [pool] = (await world.pools.poolsOf(8453, WETH)).value;
      return pool?.address as string;
    };

    it('returns the pools of a token with its price, most liquid first', async () => {
      const { value, asOf } = await world.pools.poolsOf(8453, WETH);
      expect(value[0]?.priceUsd).to.be.closeTo(3000, 100);
      expect(value[0]?.pair).to.contain('WETH');
      const depths = value.map(({ liquidityUsd = 0 }) => liquidityUsd);
      expect(depths).to.deep.equal([...depths].sort((a, b) => b - a));
      expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
    });

    it('returns no pools for an untraded token, and on an unknown chain', async () => {
      expect((await world.pools.poolsOf(8453, UNTRADED)).value).to.deep.equal([]);
      expect((await world.pools.poolsOf(424242, WETH)).value).to.deep.equal([]);
    });

    for (const timeframe of TIMEFRAMES)
      it(`returns candles of ${timeframe}, oldest first, each once, aligned to the timeframe`, async () => {
        const { value } = await world.pools.candles(8453, await deepest(), WETH, timeframe);
        expect(value.length).to.be.within(2, 300);
        const times = value.map(({ time }) => time.getTime());
        expect(times).to.deep.equal([...new Set(times)].sort((a, b) => a - b));
        for (const time of times) expect(time % STEP_MS[timeframe]).to.equal(0);
        for (const { low, open, close, high } of value)
          expect(low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0).to.equal(true);
      });

    it('returns no candles for an unknown pool', async () => {
      expect((await world.pools.candles(8453, `0x${'9'.repeat(40)}`, WETH, '1h')).value).to.deep.equal([]);
    });
  });
}
