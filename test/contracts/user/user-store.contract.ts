import { expect } from 'chai';
import type { UserStore } from '../../../src/application/ports/user.ts';
import { referralCodeTaken } from '../../../src/domain/user/errors.ts';
import { NEW_PROFILE, type NewUser } from '../../../src/domain/user/user.ts';
import { ALICE, at, atOnce, BOB, CAROL, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import { describeProfileRevision } from './user-store/revision.ts';

const alice: NewUser = { wallet: ALICE, referralCode: 'ABCD2345', createdAt: at() };
const bob: NewUser = { wallet: BOB, referralCode: 'WXYZ6789', createdAt: at(1) };

export function describeUserStoreContract(name: string, makeWorld: () => Promise<UserStore>): void {
  describe(`UserStore: ${name}`, () => {
    let users: UserStore;
    beforeEach(async () => {
      users = await makeWorld();
    });

    it('is empty at first', async () => {
      expect(await users.find(ALICE)).to.equal(undefined);
      expect(await users.findByReferralCode(alice.referralCode)).to.equal(undefined);
    });

    it('creates a user with the given fields only', async () => {
      const { user, created } = await users.register(alice);
      expect(created).to.equal(true);
      expect(user).to.deep.equal({ ...NEW_PROFILE, ...alice, id: user.id });
      expect(user.id).to.be.a('number').above(0);
    });

    it('finds a user by wallet and by referral code as it was created, to the millisecond and the last character', async () => {
      const given = {
        ...alice,
        referredBy: BOB,
        referrerStated: true,
        claimedReferrer: CAROL,
        unconfirmedEmail: NON_ASCII,
      };
      const { user } = await users.register(given);
      expect(user).to.include({
        referredBy: BOB,
        referrerStated: true,
        claimedReferrer: CAROL,
        unconfirmedEmail: NON_ASCII,
      });
      expect(await users.find(ALICE)).to.deep.equal(user);
      expect(await users.findByReferralCode(alice.referralCode)).to.deep.equal(user);
    });

    it('gives every user a different id', async () => {
      const [first, second] = [await users.register(alice), await users.register(bob)];
      expect(first.user.id).not.to.equal(second.user.id);
    });

    it('returns an existing user unchanged', async () => {
      const { user } = await users.register(alice);
      const again = { ...alice, referralCode: 'KLMN2345', referredBy: CAROL, createdAt: at(5) };
      expect(await users.register(again)).to.deep.equal({ user, created: false });
      expect(await users.register(alice)).to.deep.equal({ user, created: false });
      expect(await users.findByReferralCode('KLMN2345')).to.equal(undefined);
    });

    it('rejects a referral code that another user has, and creates no user', async () => {
      await users.register(alice);
      await failureOf(users.register({ ...bob, referralCode: alice.referralCode }), referralCodeTaken);
      expect(await users.find(BOB)).to.equal(undefined);
      expect((await users.register(bob)).created).to.equal(true);
    });

    it('creates a user once under concurrent registrations', async () => {
      const results = await atOnce(10, (index) => users.register({ ...alice, referralCode: `AAAAAA2${index}` }));
      expect(results.filter(({ created }) => created)).to.have.length(1);
      const kept = await users.find(ALICE);
      for (const { user } of results) expect(user).to.deep.equal(kept);
    });

    it('gives a referral code to one of several concurrent registrations', async () => {
      const wallets = [ALICE, BOB, CAROL];
      const outcomes = await atOnce(3, (index) =>
        users.register({ ...alice, wallet: wallets[index] ?? ALICE }).catch((error: unknown) => error),
      );
      const failures = outcomes.filter((outcome) => outcome instanceof Error);
      expect(failures).to.have.length(2);
      for (const error of failures) await failureOf(Promise.reject(error), referralCodeTaken);
    });

    it('records when a wallet first signed in, and no later time', async () => {
      await users.register(alice);
      await users.markSiweVerified(ALICE, at(10));
      await users.markSiweVerified(ALICE, at(20));
      expect((await users.find(ALICE))?.siweVerifiedAt).to.deep.equal(at(10));
    });

    it('ignores the sign-in of an unregistered wallet', async () => {
      await users.register(alice);
      await users.markSiweVerified(BOB, at());
      expect(await users.find(BOB)).to.equal(undefined);
      expect(await users.find(ALICE)).not.to.have.property('siweVerifiedAt');
    });

    describe('a contract account', () => {
      it('is bound to the chain of its first proof: the same address on another chain may be another contract', async () => {
        await users.register(alice);
        expect(await users.proveContract(ALICE, 8453, false)).to.equal(true);
        expect(await users.proveContract(ALICE, 10, false)).to.equal(false);
        expect(await users.proveContract(ALICE, 8453, false)).to.equal(true);
        expect((await users.find(ALICE))?.contractChainIds).to.deep.equal([8453]);
      });

      it('is linked to another chain on request, and is accepted there from then on', async () => {
        await users.register(alice);
        for (const link of [false, true, true])
          expect(await users.proveContract(ALICE, link ? 10 : 8453, link)).to.equal(true);
        expect(await users.proveContract(ALICE, 10, false)).to.equal(true);
        expect(await users.proveContract(ALICE, 137, false)).to.equal(false);
        expect((await users.find(ALICE))?.contractChainIds).to.deep.equal([8453, 10]);
      });

      it('is bound to one chain, however many chains prove it first at once', async () => {
        await users.register(alice);
        const proofs = await atOnce(10, (index) => users.proveContract(ALICE, index + 1, false));
        expect(proofs.filter((accepted) => accepted)).to.have.length(1);
        expect((await users.find(ALICE))?.contractChainIds).to.deep.equal([proofs.indexOf(true) + 1]);
      });

      it('keeps its chains when the profile changes, and is nothing for unknown wallets', async () => {
        await users.register(alice);
        await users.proveContract(ALICE, 8453, false);
        await users.revise(ALICE, (user) => ({ user: { ...user, name: 'Alice' }, history: [] }));
        expect((await users.find(ALICE))?.contractChainIds).to.deep.equal([8453]);
        expect(await users.proveContract(BOB, 8453, true)).to.equal(false);
        expect(await users.find(BOB)).to.equal(undefined);
      });
    });

    it('stores the latest embedded-wallet user id', async () => {
      await users.register(alice);
      await users.linkEmbedded(ALICE, 'first');
      await users.linkEmbedded(ALICE, NON_ASCII);
      await users.linkEmbedded(BOB, 'nobody');
      expect((await users.find(ALICE))?.embeddedUserId).to.equal(NON_ASCII);
      expect(await users.find(BOB)).to.equal(undefined);
    });

    describeProfileRevision(() => users);

    it('returns copies', async () => {
      const { user } = await users.register(alice);
      user.createdAt.setTime(0);
      (await users.find(ALICE))?.createdAt.setTime(0);
      expect((await users.find(ALICE))?.createdAt).to.deep.equal(at());
    });
  });
}
