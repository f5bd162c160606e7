import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares digests, so that timing reveals neither content nor length. An empty `expected` matches nothing: a secret
 * that was never set must not grant access.
 */
export function sameSecret(given: string | undefined, expected: string): boolean {
  return timingSafeEqual(sha256(given ?? ''), sha256(expected)) && expected !== '';
}

/** Whether one of the secrets made what was given: the one in use, or the one before it. An unset secret makes nothing. */
export const isMadeByAny = (
  given: string | undefined,
  secrets: readonly (string | undefined)[],
  make: (secret: string) => string,
): boolean =>
  secrets
    .map((secret) => secret !== undefined && secret !== '' && sameSecret(given, make(secret)))
    .some((isIts) => isIts);

const sha256 = (text: string) => createHash('sha256').update(text).digest();
