import { expect } from 'chai';
import type { LendingMarkets } from '../../../src/application/ports/oracle.ts';
import type { LendingMarket } from '../../../src/domain/oracle/dashboard.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type LendingMarketsWorld = Readonly<{ lending: LendingMarkets; close?: () => Promise<void> }>;

export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
export const LENT: readonly LendingMarket[] = [
  { project: 'aave-v3', chain: 'Base', supplyApy: 4.1, tvlUsd: 120_000_000 },
  { project: 'compound-v3', chain: 'Base', tvlUsd: 30_000_000 },
];

/** `makeWorld` returns lending markets for USDC on chain 8453, as in LENT. */
export function describeLendingMarketsContract(name: string, makeWorld: () => Promise<LendingMarketsWorld>): void {
  describe(`LendingMarkets: ${name}`, () => {
    let world: LendingMarketsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('returns the lending markets of a token on its chain, largest first, without unknown figures', async () => {
      expect((await world.lending.forToken(8453, USDC)).value).to.deep.equal(LENT);
    });

    it('returns an empty list for other tokens and chains', async () => {
      const other = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb' as WalletAddress;
      expect((await world.lending.forToken(8453, other)).value).to.deep.equal([]);
      expect((await world.lending.forToken(10, USDC)).value).to.deep.equal([]);
      expect((await world.lending.forToken(424242, USDC)).value).to.deep.equal([]);
    });

    it('returns copies', async () => {
      const first = [...(await world.lending.forToken(8453, USDC)).value] as { project: string }[];
      Object.assign(first[0] as object, { project: 'changed' });
      expect((await world.lending.forToken(8453, USDC)).value).to.deep.equal(LENT);
    });
  });
}
