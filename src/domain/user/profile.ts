import type { ProvedWallet } from '../auth/proved-wallet.ts';
import type { KycStatus } from '../kyc/kyc-standing.ts';
import type { User } from './user.ts';

/** A user, and what is derived for every profile. */
export type ProfiledUser = User & Readonly<{ kycStatus: KycStatus; siweVerified: boolean }>;

/** Fields that everyone may see. A field is private until it is listed here. */
const PUBLIC_FIELDS = [
  'id',
  'wallet',
  'username',
  'siweVerifiedAt',
  'referralCode',
  'isBlocked',
  'createdAt',
  'kycStatus',
  'siweVerified',
] as const satisfies readonly (keyof ProfiledUser)[];

/** Additional fields for the owner. A field in neither list is not returned to anyone. */
const OWNER_FIELDS = [
  'email',
  'emailVerified',
  'name',
  'phone',
  'countryCode',
  'notifyAml',
  'notifyVesting',
  'notifyUpdates',
] as const satisfies readonly (keyof User)[];

export type PublicProfile = Readonly<Pick<ProfiledUser, (typeof PUBLIC_FIELDS)[number]>>;
export type Profile = PublicProfile & Readonly<Pick<User, (typeof OWNER_FIELDS)[number]>>;

/** The owner's flags as others see them. */
const WITHHELD = { emailVerified: false, notifyAml: false, notifyVesting: false, notifyUpdates: false };

export const publicProfile = (user: ProfiledUser): PublicProfile => pick(user, PUBLIC_FIELDS);

/** The profile fields that the viewer may see. */
export const profileFor = (user: ProfiledUser, viewer: ProvedWallet | undefined): Profile => ({
  ...(viewer === user.wallet ? pick(user, OWNER_FIELDS) : WITHHELD),
  ...publicProfile(user),
});

const pick = <K extends keyof ProfiledUser>(user: ProfiledUser, fields: readonly K[]) =>
  Object.fromEntries(fields.filter((field) => field in user).map((field) => [field, user[field]])) as Pick<
    ProfiledUser,
    K
  >;
