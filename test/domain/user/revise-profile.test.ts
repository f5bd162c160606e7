import { expect } from 'chai';
import { reviseProfile } from '../../../src/domain/user/revise-profile.ts';
import { NEW_PROFILE, type User } from '../../../src/domain/user/user.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

const user: User = {
  ...NEW_PROFILE,
  id: 1,
  wallet: ALICE,
  referralCode: 'ABCD2345',
  username: 'alice',
  email: 'alice@example.com',
  emailVerified: true,
  unconfirmedEmail: 'given@example.com',
  createdAt: at(),
};
const change = { at: at(5), actor: BOB };

describe('the revision of a profile', () => {
  it('changes nothing when no field is given, or the values are the current ones', () => {
    for (const changes of [{}, { username: 'alice', notifyAml: false, name: '' }])
      expect(reviseProfile(user, changes, BOB, at(5))).to.deep.equal({ user, history: [] });
  });

  it('records the previous value of each field', () => {
    const { user: revised, history } = reviseProfile(
      user,
      { username: 'bob_1', notifyAml: true, name: 'Bob' },
      BOB,
      at(5),
    );
    expect(revised).to.deep.equal({ ...user, username: 'bob_1', notifyAml: true, name: 'Bob' });
    expect(history).to.deep.equal([
      { field: 'username', before: 'alice', after: 'bob_1', ...change },
      { field: 'notifyAml', before: false, after: true, ...change },
      { field: 'name', after: 'Bob', ...change },
    ]);
  });

  it('clears a field by an empty text', () => {
    const named = { ...user, name: 'Alice' };
    const { user: revised, history } = reviseProfile(named, { name: '' }, BOB, at(5));
    expect(revised).to.deep.equal(user);
    expect(history).to.deep.equal([{ field: 'name', before: 'Alice', ...change }]);
  });

  it('marks a new e-mail as unverified, also when only the letter case differs, and removes the unconfirmed one', () => {
    const { unconfirmedEmail, ...rest } = user;
    const { user: revised, history } = reviseProfile(user, { email: 'Alice@example.com' }, BOB, at(5));
    expect(revised).to.deep.equal({ ...rest, email: 'Alice@example.com', emailVerified: false });
    expect(history.map(({ field }) => field)).to.deep.equal(['email', 'emailVerified']);
  });

  it('keeps an e-mail verified when it is set to its current value', () => {
    const { user: revised, history } = reviseProfile(user, { email: 'alice@example.com' }, BOB, at(5));
    expect([revised.emailVerified, history]).to.deep.equal([true, []]);
  });

  it('does not modify its input', () => {
    const before = structuredClone(user);
    reviseProfile(user, { email: 'x@example.com', name: 'X' }, BOB, at(5));
    expect(user).to.deep.equal(before);
  });
});
