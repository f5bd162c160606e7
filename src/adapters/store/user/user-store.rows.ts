import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ProfileChange } from '../../../domain/user/revise-profile.ts';
import { NEW_PROFILE, type NewUser, type User } from '../../../domain/user/user.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
import { present } from '../shared/values.ts';

type Profile = Pick<User, (typeof PROFILE)[number]>;
/** The fields that a revision can change. */
const PROFILE = [
  'username',
  'email',
  'emailVerified',
  'unconfirmedEmail',
  'name',
  'phone',
  'referralDisclaimerAccepted',
  'referredBy',
  'referrerStated',
  'claimedReferrer',
  'referrerDisputed',
  'notifyAml',
  'notifyVesting',
  'notifyUpdates',
] as const;

type Stored = Omit<User, 'id' | 'contractChainIds'>;
const users = rowsOf<Stored>()([
  ...PROFILE,
  'wallet',
  'siweVerifiedAt',
  'embeddedUserId',
  'referralCode',
  'isBlocked',
  'countryCode',
  'createdAt',
]);
export type UserRow = RowOf<Stored> & { id: string; contract_chain_ids: string[] };

export const toNewRow = (user: NewUser) => users.toRow({ ...NEW_PROFILE, ...user });
export const toProfileRow = rowsOf<Profile>()(PROFILE).toRow;

export const toUser = (row: UserRow): User => ({
  ...users.toRecord(row),
  id: Number(row.id),
  contractChainIds: row.contract_chain_ids.map(Number),
});

export type ChangeRow = {
  field: ProfileChange['field'];
  before: string | boolean | null;
  after: string | boolean | null;
  at: Date;
  actor: WalletAddress;
};

/** Values are JSON, so that a string and a boolean keep their types. */
export const toChangeRow = (wallet: WalletAddress, { field, before, after, at, actor }: ProfileChange) => ({
  wallet,
  field,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
  at,
  actor,
});

export const toChange = ({ field, before, after, at, actor }: ChangeRow): ProfileChange =>
  present({ field, before, after, at, actor });
