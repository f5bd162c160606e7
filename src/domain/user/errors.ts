import { failure } from '../shared/failure.ts';

export const userNotFound = failure('missing', 'USER_NOT_FOUND', 'No user is registered with this wallet');
export const userBlocked = failure('forbidden', 'USER_BLOCKED', 'This account is blocked');
export const referralCodeUnknown = failure('invalid', 'REFERRAL_CODE_UNKNOWN', 'The referral code is not known');
export const ownReferralCode = failure('invalid', 'SELF_REFERRAL', 'Nobody can refer themselves');
export const referralCodeNotFound = failure('missing', 'REFERRAL_CODE_NOT_FOUND', 'Nobody has this referral code');
export const usernameTaken = failure('conflict', 'USERNAME_TAKEN', 'Somebody else has this username');
export const emailTaken = failure('conflict', 'EMAIL_TAKEN', 'Somebody else has this e-mail address');
export const userWalletExists = failure('conflict', 'WALLET_EXISTS', 'This wallet is in the list already');
export const tooManyUserWallets = failure('conflict', 'TOO_MANY_WALLETS', 'The list holds as many wallets as it may');
export const userWalletNotFound = failure('missing', 'WALLET_NOT_FOUND', 'There is no wallet with this id in the list');
/** Two users drew the same code; draw again. Never reaches a caller. */
export const referralCodeTaken = failure('conflict', 'REFERRAL_CODE_TAKEN', 'The referral code is taken');
