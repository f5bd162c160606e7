import { expect } from 'chai';
import type { GasPrices } from '../../../src/application/ports/fee.ts';
import { rejection } from '../../support/rejection.ts';

export type GasPricesWorld = Readonly<{
  gasPrices: GasPrices;
  chainId: number;
  /** Raises the gas price. */
  rise(): Promise<void>;
}>;

/** On a chain without a data fee. */
export function describeGasPricesContract(name: string, makeWorld: () => Promise<GasPricesWorld>): void {
  describe(`GasPrices contract: ${name}`, () => {
    let world: GasPricesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const cost = (gas: bigint, bytes = 700) => world.gasPrices.costOf(world.chainId, { gas, bytes });

    it('returns the price of each unit of gas', async () => {
      const one = await cost(1n);
      expect(one > 0n).to.equal(true);
      expect(await cost(460_000n)).to.equal(460_000n * one);
      expect(await cost(10n ** 30n)).to.equal(10n ** 30n * one);
    });

    it('follows the chain', async () => {
      const before = await cost(21_000n);
      await world.rise();
      expect((await cost(21_000n)) > before).to.equal(true);
    });

    it('returns the same to concurrent calls', async () => {
      const costs = await Promise.all(Array.from({ length: 20 }, () => cost(21_000n)));
      expect(new Set(costs).size).to.equal(1);
    });

    it('rejects with CHAIN_UNAVAILABLE for an unsupported chain', async () => {
      expect(await rejection(world.gasPrices.costOf(999, { gas: 1n, bytes: 1 }))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
