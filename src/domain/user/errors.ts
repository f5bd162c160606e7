import { failure } from '../shared/failure.ts';

export const userNotFound = failure('missing', 'USER_NOT_FOUND', 'No user is registered with this wallet');
export const userBlocked = failure('forbidden', 'USER_BLOCKED', 'This account is blocked');
export const referralCodeUnknown = failure('invalid', 'REFERRAL_CODE_UNKNOWN', 'The referral code is not known');
export const ownReferralCode = failure('invalid', 'SELF_REFERRAL', 'Nobody can refer themselves');
/** Two users drew the same code; draw again. Never reaches a caller. */
export const referralCodeTaken = failure('conflict', 'REFERRAL_CODE_TAKEN', 'The referral code is taken');
