import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { EmbeddedWalletVerifier } from '../../../src/application/ports/auth/embedded-wallet-verifier.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

export type EmbeddedWalletWorld = Readonly<{
  verifier: EmbeddedWalletVerifier;
  /** A person at the provider who holds the wallets, with a fresh token. */
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

    it('lets a person in with any wallet of theirs', async () => {
      const { userId, token } = world.login(ALICE, BOB);
      for (const address of [ALICE, BOB]) await world.verifier.verify({ address, userId, token }, at());
    });

    it('answers the person who was named, every time', async () => {
      const { userId, token } = world.login(ALICE);
      const first = await world.verifier.verify({ address: ALICE, userId, token }, at());
      expect(first).to.be.a('string').and.include(userId);
      expect(await world.verifier.verify({ address: ALICE, userId, token }, at(1000))).to.equal(first);
    });

    it('needs nobody named', async () => {
      const { token } = world.login(ALICE);
      await world.verifier.verify({ address: ALICE, token }, at());
    });
  });
}
