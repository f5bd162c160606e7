import type { KycStatus } from '../kyc/kyc-standing.ts';
import type { KycTier } from '../kyc/tier.ts';
import type { User } from '../user/user.ts';

/** A user in a list. */
export type UserEntry = Pick<
  User,
  'wallet' | 'username' | 'email' | 'name' | 'isBlocked' | 'siweVerifiedAt' | 'createdAt'
> &
  Readonly<{ kycStatus: KycStatus; tier?: KycTier }>;

/** `query`: the beginning of a wallet, username, e-mail address or name, ignoring case; or a whole referral code. */
export type UserFilter = Readonly<{ query?: string; kyc?: KycStatus; tier?: KycTier; blocked?: boolean }>;

/** Whether the in-memory list contains the user; the database has the same rule as an index condition. */
export function matchesQuery(
  {
    wallet,
    username,
    email,
    name,
    referralCode,
  }: Pick<User, 'wallet' | 'username' | 'email' | 'name' | 'referralCode'>,
  query: string,
): boolean {
  const wanted = query.toLowerCase();
  return (
    referralCode === query.toUpperCase() ||
    [wallet, username, email, name].some((text) => text?.toLowerCase().startsWith(wanted))
  );
}
