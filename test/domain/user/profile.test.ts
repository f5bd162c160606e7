import { expect } from 'chai';
import { proved } from '../../../src/domain/auth/proved-wallet.ts';
import {
  type Profile,
  type ProfiledUser,
  type PublicProfile,
  profileFor,
  publicProfile,
} from '../../../src/domain/user/profile.ts';
import { NEW_PROFILE } from '../../../src/domain/user/user.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Public =
  | 'id'
  | 'wallet'
  | 'username'
  | 'siweVerifiedAt'
  | 'referralCode'
  | 'isBlocked'
  | 'createdAt'
  | 'kycStatus'
  | 'siweVerified';
type Own =
  | 'email'
  | 'emailVerified'
  | 'name'
  | 'phone'
  | 'countryCode'
  | 'notifyAml'
  | 'notifyVesting'
  | 'notifyUpdates';
/** Does not compile when a profile contains a field that is not listed above. */
const ONLY_THESE: readonly [Same<keyof PublicProfile, Public>, Same<keyof Profile, Public | Own>] = [true, true];

const shown = {
  id: 1,
  wallet: ALICE,
  username: 'alice',
  siweVerifiedAt: at(1),
  referralCode: 'ABCD2345',
  isBlocked: true,
  createdAt: at(),
  kycStatus: 'approved',
  siweVerified: true,
} as const;
const own = {
  email: 'alice@example.com',
  emailVerified: true,
  name: 'Alice',
  phone: '1',
  countryCode: 'FR',
  notifyAml: true,
  notifyVesting: true,
  notifyUpdates: true,
};
const hidden = {
  contractChainIds: [8453],
  unconfirmedEmail: 'given@example.com',
  embeddedUserId: 'did:x',
  referredBy: BOB,
  referrerStated: false,
  referrerDisputed: false,
  referralDisclaimerAccepted: true,
};
const user: ProfiledUser = { ...shown, ...own, ...hidden };
const withheld = { emailVerified: false, notifyAml: false, notifyVesting: false, notifyUpdates: false };

const [alice, bob] = [proved({ wallet: ALICE }).wallet, proved({ wallet: BOB }).wallet];

describe('the profile of a user', () => {
  it('has no more fields than are listed', () => expect(ONLY_THESE).to.deep.equal([true, true]));

  it('shows others the public fields only', () => {
    expect(publicProfile(user)).to.deep.equal(shown);
    for (const viewer of [undefined, bob]) expect(profileFor(user, viewer)).to.deep.equal({ ...shown, ...withheld });
  });

  it('shows the owner the owner fields too, and no internal field', () =>
    expect(profileFor(user, alice)).to.deep.equal({ ...shown, ...own }));

  it('shows a field in neither list to nobody', () => {
    const extended = { ...user, riskScore: 87, passportNumber: 'X1' };
    for (const viewer of [undefined, bob, alice])
      expect(profileFor(extended, viewer)).to.not.have.any.keys('riskScore', 'passportNumber');
  });

  it('leaves out what the user has not set', () => {
    const derived = { kycStatus: 'none', siweVerified: false } as const;
    const known = { id: 2, wallet: ALICE, referralCode: 'ABCD2346', createdAt: at(), ...derived };
    const fresh: ProfiledUser = { ...NEW_PROFILE, ...known };
    const listed = { ...known, isBlocked: false };
    for (const viewer of [bob, alice]) expect(profileFor(fresh, viewer)).to.deep.equal({ ...listed, ...withheld });
  });
});
