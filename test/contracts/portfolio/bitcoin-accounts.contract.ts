import { expect } from 'chai';
import type { BitcoinAccounts } from '../../../src/application/ports/portfolio.ts';
import type { BitcoinAccount } from '../../../src/domain/portfolio/holding.ts';
import type { BitcoinAddress } from '../../../src/domain/shared/foreign-address.ts';

export type BitcoinWorld = Readonly<{ accounts: BitcoinAccounts; close?: () => Promise<void> }>;

export const USED = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' as BitcoinAddress;
export const CROWDED = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' as BitcoinAddress;
export const UNUSED = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' as BitcoinAddress;

export const ACCOUNTS: Readonly<Record<string, BitcoinAccount>> = {
  [USED]: {
    balanceSats: 2_100_000_000_000_000n,
    pendingSats: -1_500n,
    utxos: [
      { txid: 'a'.repeat(64), vout: 0, valueSats: 2_099_999_999_999_999n, confirmed: true },
      { txid: 'b'.repeat(64), vout: 7, valueSats: 1n, confirmed: false },
    ],
  },
  [CROWDED]: { balanceSats: 10_000n, pendingSats: 0n },
};

/** `makeWorld` returns accounts that contain ACCOUNTS; CROWDED has more outputs than are listed. */
export function describeBitcoinAccountsContract(name: string, makeWorld: () => Promise<BitcoinWorld>): void {
  describe(`BitcoinAccounts: ${name}`, () => {
    let world: BitcoinWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    for (const [address, account] of Object.entries(ACCOUNTS))
      it(`returns the balance of ${address}, to the last satoshi`, async () => {
        const { value, asOf } = await world.accounts.read(address as BitcoinAddress);
        expect(value).to.deep.equal(account);
        expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
      });

    it('has no key for outputs that are too many to list', async () => {
      expect((await world.accounts.read(CROWDED)).value).not.to.have.property('utxos');
    });

    it('returns a zero balance for an unused address', async () => {
      expect((await world.accounts.read(UNUSED)).value).to.deep.equal({ balanceSats: 0n, pendingSats: 0n, utxos: [] });
    });
  });
}
