import { expect } from 'chai';
import type { SolanaAccounts } from '../../../src/application/ports/portfolio.ts';
import type { SolanaAccount } from '../../../src/domain/portfolio/holding.ts';
import type { SolanaAddress } from '../../../src/domain/shared/foreign-address.ts';

export type SolanaWorld = Readonly<{ accounts: SolanaAccounts; close?: () => Promise<void> }>;

export const OWNER = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as SolanaAddress;
export const NEWCOMER = '11111111111111111111111111111112' as SolanaAddress;
const [OLD_MINT, NEW_MINT] = [
  'So11111111111111111111111111111111111111112',
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
];

export const ACCOUNT: SolanaAccount = {
  lamports: 1_500_000_000n,
  slot: 300_000_000,
  tokens: [
    { mint: OLD_MINT, amount: 18_446_744_073_709_551_615n, decimals: 9 },
    { mint: NEW_MINT, amount: 2_500_000n, decimals: 6 },
  ],
};

/** `makeWorld` returns accounts in which OWNER has ACCOUNT, with the second token in the newer program. */
export function describeSolanaAccountsContract(name: string, makeWorld: () => Promise<SolanaWorld>): void {
  describe(`SolanaAccounts: ${name}`, () => {
    let world: SolanaWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('returns lamports and the tokens of both programs, to the last unit', async () => {
      const { value, asOf } = await world.accounts.read(OWNER);
      expect(value).to.deep.equal(ACCOUNT);
      expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
    });

    it('returns zero balances for an unused account', async () => {
      const { value } = await world.accounts.read(NEWCOMER);
      expect([value.lamports, value.tokens]).to.deep.equal([0n, []]);
    });
  });
}
