import type { KycStatus } from '../kyc/kyc-standing.ts';
import type { KycTier } from '../kyc/tier.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { User } from '../user/user.ts';
import type { Actor } from './proposal.ts';

/** A block, or its end by an approved proposal. */
export type BlockChange = Readonly<{
  wallet: WalletAddress;
  kind: 'block' | 'unblock';
  reason: string;
  by: Actor;
  at: Date;
  proposal?: string;
}>;

/** What an operator wrote about a wallet. Operators only read it. */
export type Note = Readonly<{ id: string; wallet: WalletAddress; text: string; by: Actor; at: Date }>;

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
