import { expect } from 'chai';
import type { EmbeddedWalletVerifier } from '../../../src/application/ports/auth.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

export type EmbeddedWalletWorld = Readonly<{
  verifier: EmbeddedWalletVerifier;
  /** A user at the provider who owns the wallets, with a fresh token. */
  login(...wallets: readonly WalletAddress[]): Readonly<{ userId: string; token: string }>;
}>;

export function describeEmbeddedWalletVerifierContract(
  name: string,
  makeWorld: () => Promise<EmbeddedWalletWorld>,
): void {
  describe(`EmbeddedWalletVerifier: ${name}`, () => {
    let world: EmbeddedWalletWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('accepts every wallet of the user', async () => {
      const { userId, token } = world.login(ALICE, BOB);
      for (const address of [ALICE, BOB]) await world.verifier.verify({ address, userId, token }, at());
    });

    it('returns the given user id, every time', async () => {
      const { userId, token } = world.login(ALICE);
      const first = await world.verifier.verify({ address: ALICE, userId, token }, at());
      expect(first).to.be.a('string').and.include(userId);
      expect(await world.verifier.verify({ address: ALICE, userId, token }, at(1000))).to.equal(first);
    });

    it('does not require a user id', async () => {
      const { token } = world.login(ALICE);
      await world.verifier.verify({ address: ALICE, token }, at());
    });
  });
}
