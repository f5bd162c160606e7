import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ProfileChange } from '../../../domain/user/revise-profile.ts';
import { NEW_PROFILE, type NewUser, type User } from '../../../domain/user/user.ts';
import { present } from '../shared/values.ts';

export type UserRow = {
  id: string;
  wallet: WalletAddress;
  username: string | null;
  email: string | null;
  email_verified: boolean;
  unconfirmed_email: string | null;
  name: string | null;
  phone: string | null;
  siwe_verified_at: Date | null;
  contract_chain_ids: string[];
  embedded_user_id: string | null;
  referral_code: string;
  referral_disclaimer_accepted: boolean;
  referred_by: WalletAddress | null;
  referrer_stated: boolean;
  claimed_referrer: WalletAddress | null;
  referrer_disputed: boolean;
  is_blocked: boolean;
  country_code: string | null;
  notify_aml: boolean;
  notify_vesting: boolean;
  notify_updates: boolean;
  created_at: Date;
};

export const toNewRow = (user: NewUser) => ({
  wallet: user.wallet,
  email_verified: NEW_PROFILE.emailVerified,
  unconfirmed_email: user.unconfirmedEmail ?? null,
  referral_code: user.referralCode,
  referral_disclaimer_accepted: NEW_PROFILE.referralDisclaimerAccepted,
  referred_by: user.referredBy ?? null,
  referrer_stated: user.referrerStated ?? NEW_PROFILE.referrerStated,
  claimed_referrer: user.claimedReferrer ?? null,
  referrer_disputed: NEW_PROFILE.referrerDisputed,
  is_blocked: NEW_PROFILE.isBlocked,
  notify_aml: NEW_PROFILE.notifyAml,
  notify_vesting: NEW_PROFILE.notifyVesting,
  notify_updates: NEW_PROFILE.notifyUpdates,
  created_at: user.createdAt,
});

export const toUser = (row: UserRow): User =>
  present({
    id: Number(row.id),
    wallet: row.wallet,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified,
    unconfirmedEmail: row.unconfirmed_email,
    name: row.name,
    phone: row.phone,
    siweVerifiedAt: row.siwe_verified_at,
    contractChainIds: row.contract_chain_ids.map(Number),
    embeddedUserId: row.embedded_user_id,
    referralCode: row.referral_code,
    referralDisclaimerAccepted: row.referral_disclaimer_accepted,
    referredBy: row.referred_by,
    referrerStated: row.referrer_stated,
    claimedReferrer: row.claimed_referrer,
    referrerDisputed: row.referrer_disputed,
    isBlocked: row.is_blocked,
    countryCode: row.country_code,
    notifyAml: row.notify_aml,
    notifyVesting: row.notify_vesting,
    notifyUpdates: row.notify_updates,
    createdAt: row.created_at,
  });

/** The columns that a revision can change. */
export const toProfileRow = (user: User): Partial<UserRow> => ({
  username: user.username ?? null,
  email: user.email ?? null,
  email_verified: user.emailVerified,
  unconfirmed_email: user.unconfirmedEmail ?? null,
  name: user.name ?? null,
  phone: user.phone ?? null,
  referral_disclaimer_accepted: user.referralDisclaimerAccepted,
  referred_by: user.referredBy ?? null,
  referrer_stated: user.referrerStated,
  claimed_referrer: user.claimedReferrer ?? null,
  referrer_disputed: user.referrerDisputed,
  notify_aml: user.notifyAml,
  notify_vesting: user.notifyVesting,
  notify_updates: user.notifyUpdates,
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
