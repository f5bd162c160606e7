import { expect } from 'chai';
import type { KycStore } from '../../../src/application/ports/kyc.ts';
import type { Sponsorships } from '../../../src/application/ports/paymaster.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const PLENTY = { wallet: dollars(100), network: dollars(100), all: dollars(100) };
const HOUR = 3_600_000;
type World = Readonly<{ kycs: KycStore; sponsorships: Sponsorships }>;

/** Suspensions hold for a person, which the identity store names. */
export function describeSuspendedPersonsContract(name: string, makeWorld: () => Promise<World>): void {
  describe(`Sponsorships, suspended persons: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });
    let sessions = 0;
    const verify = async (wallet: WalletAddress, person: string, openedBy: 'owner' | 'stranger' = 'owner') => {
      sessions += 1;
      const session = {
        id: `s${sessions}`,
        wallet,
        tier: 'TIER_1',
        status: 'approved',
        url: 'https://kyc.example',
      } as const;
      const owned = openedBy === 'owner' && { ownedAt: at() };
      await world.kycs.open({ ...session, createdAt: at(), statusAt: at(), ...owned, identity: { person } });
    };
    const take = (nth: number, from: WalletAddress, takenAt = at()) =>
      world.sponsorships.take(newSponsorship(nth, { takenAt, request: { from } }), PLENTY, aGrant());
    const revert = (nth: number, now: Date) =>
      world.sponsorships.settle(uuid(nth), { end: 'failed', isRevert: true }, now);

    it('suspends the other wallets of the person, and nobody else’s', async () => {
      await verify(ALICE, 'p1');
      await verify(BOB, 'p1');
      await verify(CAROL, 'p2');
      await take(1, ALICE);
      await revert(1, at(1));
      expect(await world.sponsorships.suspensionOf(BOB)).to.deep.equal({ failures: 1, until: at(1 + HOUR) });
      expect(await rejection(take(2, BOB, at(HOUR)))).to.equal('WALLET_SUSPENDED');
      expect(await world.sponsorships.suspensionOf(CAROL)).to.equal(undefined);
      await take(3, CAROL, at(HOUR));
      await take(4, BOB, at(1 + HOUR));
    });

    it('suspends a wallet that the person verifies after the failure of another', async () => {
      await verify(ALICE, 'p1');
      await take(1, ALICE);
      await revert(1, at(1));
      await take(2, BOB, at(2));
      await verify(BOB, 'p1');
      expect(await rejection(take(3, BOB, at(2)))).to.equal('WALLET_SUSPENDED');
    });

    it('does not suspend the owner for the person whom a stranger verified, once the owner is verified', async () => {
      await verify(ALICE, 'stranger', 'stranger');
      await verify(BOB, 'stranger');
      await take(1, BOB);
      await revert(1, at(1));
      expect(await world.sponsorships.suspensionOf(ALICE)).to.not.equal(undefined);
      await verify(ALICE, 'owner');
      expect(await world.sponsorships.suspensionOf(ALICE)).to.equal(undefined);
      await take(2, ALICE, at(2));
      await verify(CAROL, 'owner');
      await revert(2, at(3));
      expect((await world.sponsorships.suspensionOf(ALICE))?.failures).to.equal(1);
      expect((await world.sponsorships.suspensionOf(CAROL))?.failures).to.equal(1);
    });

    it('suspends by a failure from before the person was known', async () => {
      await take(1, ALICE);
      await revert(1, at(1));
      await verify(ALICE, 'p1');
      await verify(BOB, 'p1');
      expect(await rejection(take(2, BOB, at(2)))).to.equal('WALLET_SUSPENDED');
    });

    it('counts the failures of all wallets of the person together, also when they are settled at once', async () => {
      const wallets = [ALICE, BOB, CAROL];
      for (const wallet of wallets) await verify(wallet, 'p1');
      await atOnce(9, (nth) => take(nth, wallets[nth % 3] as WalletAddress));
      await atOnce(9, (nth) => revert(nth, at(1)));
      for (const wallet of wallets) expect((await world.sponsorships.suspensionOf(wallet))?.failures).to.equal(9);
    });
  });
}
