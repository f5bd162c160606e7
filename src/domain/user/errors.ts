import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { MAX_USER_WALLETS } from './user.ts';

export const userNotFound = failure<{ nearest: readonly WalletAddress[]; issues: readonly FieldIssue[] }>(
  'missing',
  'USER_NOT_FOUND',
  'No user is registered with this wallet',
  {
    cause: 'The wallet never registered and never signed in.',
    remedy: 'Register it with POST /api/user, or sign in with it.',
  },
  ({ nearest }) =>
    nearest.length === 0
      ? 'No user is registered with this wallet, and none with a similar one'
      : `No user is registered with this wallet. Did you mean ${nearest.join(' or ')}?`,
);
export const walletBlocked = failure(
  'forbidden',
  'WALLET_BLOCKED',
  'This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.',
  {
    cause: 'The operator blocked this wallet.',
    remedy: 'Do not repeat the request. The owner of the wallet can contact the operator’s support.',
  },
);
export const referralCodeUnknown = failure(
  'invalid',
  'REFERRAL_CODE_UNKNOWN',
  'Unknown referral code, or blocked referrer',
  {
    cause:
      'No user has this referral code, or the operator blocked the referrer. Codes have no spaces and no letters that look alike.',
    remedy: 'Check the code with GET /api/referral/resolve, or leave the referrer out.',
  },
);
export const selfReferral = failure(
  'invalid',
  'SELF_REFERRAL',
  'You cannot refer yourself, also not through another wallet of yours',
  {
    cause: 'The referrer is the caller, or another wallet of the same person.',
    remedy: 'Leave the referrer out, or name somebody else.',
  },
);
export const referralCodeNotFound = failure('missing', 'REFERRAL_CODE_NOT_FOUND', 'No user has this referral code', {
  cause: 'The code is misspelled, or this service never issued it.',
  remedy: 'Ask the referrer for the code that their profile shows.',
});
export const usernameTaken = failure('conflict', 'USERNAME_TAKEN', 'This username is already taken', {
  cause: 'Another user has this username. Upper and lower case are the same name.',
  remedy: 'Choose another username.',
});
export const emailTaken = failure('conflict', 'EMAIL_TAKEN', 'This email address is already taken', {
  cause: 'Another user has verified this email address.',
  remedy: 'Use another email address, or sign in with the wallet that verified it.',
});
export const userWalletExists = failure('conflict', 'WALLET_EXISTS', 'This wallet is already in your list', {
  cause: 'The list already has a wallet with this chain and address.',
  remedy: 'Read the list with GET /api/user/wallets and use the existing record.',
});
export const tooManyUserWallets = failure(
  'conflict',
  'TOO_MANY_WALLETS',
  `Your list already has ${MAX_USER_WALLETS} wallets. Remove one before adding another.`,
  {
    cause: 'The number of wallets in a list is limited.',
    remedy: 'Remove a wallet with DELETE /api/user/wallets, then add the new one.',
  },
);
export const userWalletNotFound = failure('missing', 'WALLET_NOT_FOUND', 'Your list has no wallet with this id', {
  cause: 'The id is wrong, or the wallet is in another user’s list.',
  remedy: 'Send an id from GET /api/user/wallets.',
});
/** Referral code collision: generate another. Internal; never reaches a caller. */
export const referralCodeTaken = failure('conflict', 'REFERRAL_CODE_TAKEN', 'This referral code is already taken', {
  cause: 'A generated referral code is already in use.',
  remedy: 'Nothing needs to be done: the service generates another code.',
});
