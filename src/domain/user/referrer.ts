import type { WalletAddress } from '../shared/wallet-address.ts';
import type { ProfileChange, Revision } from './revise-profile.ts';
import type { User } from './user.ts';

/** Digits and capital letters without 0, O, 1, I and L, which are easily confused. */
export const REFERRAL_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const REFERRAL_CODE_LENGTH = 8;

/** Referral codes are read aloud and typed: case and surrounding blanks do not matter. */
export const normalizeReferralCode = (text: string): string => text.trim().toUpperCase();

/** The owner's session names the referrer. The first such statement is final, and replaces what a sign-in recorded. */
export function stateReferrer(user: User, referrer: WalletAddress, at: Date): Revision {
  if (user.referrerStated) return { user, history: [] };
  return {
    user: { ...withoutClaim(user), referredBy: referrer, referrerStated: true },
    history: moved(user, referrer, at),
  };
}

/** Somebody else names another referrer before the wallet's first sign-in: then neither counts. */
export const disputeReferrer = (user: User, referrer: WalletAddress): Revision => ({
  user: isDisputedBy(user, referrer) ? { ...user, referrerDisputed: true } : user,
  history: [],
});

export const isDisputedBy = ({ claimedReferrer }: User, referrer: WalletAddress): boolean =>
  claimedReferrer !== undefined && claimedReferrer !== referrer;

/** The wallet signs in: a referrer that was the only one named counts from now on. Later claims are not recorded. */
export function settleReferrer(user: User, at: Date): Revision {
  const { claimedReferrer, referredBy, referrerDisputed } = user;
  const settled = withoutClaim(user);
  if (claimedReferrer === undefined || referrerDisputed || referredBy !== undefined)
    return { user: settled, history: [] };
  return { user: { ...settled, referredBy: claimedReferrer }, history: moved(user, claimedReferrer, at) };
}

function withoutClaim({ claimedReferrer: _, ...user }: User): User {
  return { ...user, referrerDisputed: false };
}

function moved({ wallet, referredBy: before }: User, after: WalletAddress, at: Date): readonly ProfileChange[] {
  if (before === after) return [];
  return [{ field: 'referredBy', ...(before !== undefined && { before }), after, at, actor: wallet }];
}
