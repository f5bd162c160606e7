import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing of where the two differ, nor of their lengths. Nothing equals an empty secret. */
export const sameSecret = (given: string | undefined, expected: string): boolean =>
  given !== undefined && expected !== '' && timingSafeEqual(sha256(given), sha256(expected));

const sha256 = (text: string) => createHash('sha256').update(text).digest();
