import { expect } from 'chai';
import type { UserStore } from '../../../../src/application/ports/user.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { emailTaken, usernameTaken } from '../../../../src/domain/user/errors.ts';
import { type ProfileChanges, reviseProfile } from '../../../../src/domain/user/revise-profile.ts';
import { ALICE, at, atOnce, BOB, CAROL, NON_ASCII } from '../../../support/fixtures/store-fixtures.ts';
import { failureOf, rejectionOf } from '../../../support/rejection.ts';

export function describeProfileRevision(usersOf: () => UserStore): void {
  const register = (wallet: WalletAddress, referralCode: string) =>
    usersOf().register({ wallet, referralCode, createdAt: at() });
  const revise = (wallet: WalletAddress, changes: ProfileChanges, time = at(1)) =>
    usersOf().revise(wallet, (user) => reviseProfile(user, changes, wallet, time));

  /** A username is taken when it is set; an e-mail address when it is verified. */
  const take = (wallet: WalletAddress, field: 'username' | 'email', value: string) =>
    usersOf().revise(wallet, (before) => {
      const { user, history } = reviseProfile(before, { [field]: value }, wallet, at(1));
      return { user: { ...user, emailVerified: field === 'email' }, history };
    });

  describe('revision', () => {
    it('stores every field that the owner can change, and keeps the others', async () => {
      const { user } = await register(ALICE, 'ABCD2345');
      const changes = {
        username: 'Alice_1',
        email: 'Alice@example.com',
        name: NON_ASCII,
        phone: '+33 1',
        notifyAml: true,
        notifyVesting: true,
        notifyUpdates: true,
        referralDisclaimerAccepted: true,
      };
      expect(await revise(ALICE, changes)).to.deep.equal({ ...user, ...changes });
      expect(await usersOf().find(ALICE)).to.deep.equal({ ...user, ...changes });
    });

    it('stores the changes of fields, oldest first, with time in milliseconds and actor', async () => {
      await register(ALICE, 'ABCD2345');
      await revise(ALICE, { name: NON_ASCII });
      await usersOf().revise(ALICE, (user) => reviseProfile(user, { name: '', notifyAml: true }, BOB, at(2)));
      await revise(ALICE, { notifyAml: false }, at(3));
      expect(await usersOf().history(ALICE)).to.deep.equal([
        { field: 'name', after: NON_ASCII, at: at(1), actor: ALICE },
        { field: 'name', before: NON_ASCII, at: at(2), actor: BOB },
        { field: 'notifyAml', before: false, after: true, at: at(2), actor: BOB },
        { field: 'notifyAml', before: true, after: false, at: at(3), actor: ALICE },
      ]);
      expect(await usersOf().find(ALICE)).not.to.have.property('name');
    });

    it('has no history for an unchanged user', async () => {
      await register(ALICE, 'ABCD2345');
      await revise(ALICE, {});
      expect(await usersOf().history(ALICE)).to.deep.equal([]);
      expect(await usersOf().history(BOB)).to.deep.equal([]);
    });

    it('does not call decide for an unregistered wallet', async () => {
      expect(await revise(ALICE, { name: 'A' })).to.equal(undefined);
      expect(await usersOf().history(ALICE)).to.deep.equal([]);
    });

    it('stores nothing when the decision throws', async () => {
      await register(ALICE, 'ABCD2345');
      const fault = new Error('no');
      const revising = usersOf().revise(ALICE, () => {
        throw fault;
      });
      expect(await rejectionOf(revising)).to.equal(fault);
      expect(await usersOf().history(ALICE)).to.deep.equal([]);
    });

    for (const [field, failure, first, second] of [
      ['username', usernameTaken, 'Alice_1', 'aLICE_1'],
      ['email', emailTaken, 'Alice@Example.com', 'alice@example.COM'],
    ] as const) {
      it(`gives a ${field} to one user, ignoring case, and stores nothing of another’s change`, async () => {
        await register(ALICE, 'ABCD2345');
        const { user } = await register(BOB, 'WXYZ6789');
        await take(ALICE, field, first);
        await failureOf(revise(BOB, { name: 'Bob', [field]: second }), failure);
        expect(await usersOf().find(BOB)).to.deep.equal(user);
        expect(await usersOf().history(BOB)).to.deep.equal([]);
      });

      it(`allows changing the case of a ${field}, and frees the previous one`, async () => {
        await register(ALICE, 'ABCD2345');
        await register(BOB, 'WXYZ6789');
        await take(ALICE, field, first);
        expect((await take(ALICE, field, second))?.[field]).to.equal(second);
        await take(ALICE, field, `new_${first}`);
        expect((await take(BOB, field, first))?.[field]).to.equal(first);
      });

      it(`gives a ${field} to one of three concurrent changes`, async () => {
        const people = [ALICE, BOB, CAROL];
        await atOnce(3, (index) => register(people[index] ?? ALICE, `AAAA222${index + 2}`));
        const outcomes = await atOnce(3, (index) =>
          take(people[index] ?? ALICE, field, first).catch((error: unknown) => error),
        );
        const refused = outcomes.filter((outcome) => outcome instanceof Error);
        expect(refused).to.have.length(2);
        for (const error of refused) await failureOf(Promise.reject(error), failure);
      });
    }

    it('does not reserve an e-mail address that nobody verified (squatting)', async () => {
      await register(ALICE, 'ABCD2345');
      await register(BOB, 'WXYZ6789');
      await revise(ALICE, { email: 'bob@example.com' });
      expect((await take(BOB, 'email', 'Bob@example.com'))?.emailVerified).to.equal(true);
      expect((await revise(ALICE, { name: 'Alice' }))?.name).to.equal('Alice');
      await failureOf(take(ALICE, 'email', 'bob@example.com'), emailTaken);
    });

    it('stores a referrer, a claimed one and a dispute', async () => {
      await register(ALICE, 'ABCD2345');
      const referral = { referredBy: BOB, referrerStated: true, claimedReferrer: CAROL, referrerDisputed: true };
      await usersOf().revise(ALICE, (user) => ({ user: { ...user, ...referral }, history: [] }));
      expect(await usersOf().find(ALICE)).to.include(referral);
    });

    it('loses none of ten concurrent changes', async () => {
      await register(ALICE, 'ABCD2345');
      await atOnce(10, (index) =>
        usersOf().revise(ALICE, (user) =>
          reviseProfile(user, { name: `${user.name ?? ''}${index}` }, ALICE, at(index)),
        ),
      );
      const name = (await usersOf().find(ALICE))?.name ?? '';
      expect([...name].sort().join('')).to.equal('0123456789');
      expect(await usersOf().history(ALICE)).to.have.length(10);
    });
  });
}
