import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares digests, so that timing reveals neither content nor length. An empty `expected` matches nothing: a secret
 * that was never set must not grant access.
 */
export function sameSecret(given: string | undefined, expected: string): boolean {
  return timingSafeEqual(sha256(given ?? ''), sha256(expected)) && expected !== '';
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
