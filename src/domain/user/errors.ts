import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { MAX_USER_WALLETS } from './user-wallet.ts';

export const userNotFound = failure<{ nearest: readonly WalletAddress[]; issues: readonly FieldIssue[] }>(
  'missing',
  'USER_NOT_FOUND',
  'No user is registered with this wallet',
  ({ nearest }) =>
    nearest.length === 0
      ? 'No user is registered with this wallet, and none with a similar one'
      : `No user is registered with this wallet. Did you mean ${nearest.join(' or ')}?`,
);
export const walletBlocked = failure(
  'forbidden',
  'WALLET_BLOCKED',
  'This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.',
);
export const referralCodeUnknown = failure('invalid', 'REFERRAL_CODE_UNKNOWN', 'Unknown referral code');
export const ownReferralCode = failure(
  'invalid',
  'SELF_REFERRAL',
  'You cannot refer yourself, also not through another wallet of yours',
);
export const referralCodeNotFound = failure('missing', 'REFERRAL_CODE_NOT_FOUND', 'No user has this referral code');
export const usernameTaken = failure('conflict', 'USERNAME_TAKEN', 'This username is already taken');
export const emailTaken = failure('conflict', 'EMAIL_TAKEN', 'This email address is already taken');
export const userWalletExists = failure('conflict', 'WALLET_EXISTS', 'This wallet is already in your list');
export const tooManyUserWallets = failure(
  'conflict',
  'TOO_MANY_WALLETS',
  `Your list already has ${MAX_USER_WALLETS} wallets. Remove one before adding another.`,
);
export const userWalletNotFound = failure('missing', 'WALLET_NOT_FOUND', 'Your list has no wallet with this id');
/** Referral code collision: generate another. Internal; never reaches a caller. */
export const referralCodeTaken = failure('conflict', 'REFERRAL_CODE_TAKEN', 'This referral code is already taken');
