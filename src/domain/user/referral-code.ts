/** Digits and capital letters without 0, O, 1, I and L, which are easily confused. */
export const REFERRAL_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const REFERRAL_CODE_LENGTH = 8;

/** Referral codes are read aloud and typed: case and surrounding blanks do not matter. */
export const normalizeReferralCode = (text: string): string => text.trim().toUpperCase();
