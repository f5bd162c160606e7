import type { Request } from 'express';
import { requestInvalid } from '../../../../domain/shared/failures.ts';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const HEADER = IDEMPOTENCY_KEY.toLowerCase();
export const REPLAYED = 'Idempotent-Replayed';

/** 1 to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;
/** A string of RFC 9651 §3.3.3. */
const QUOTED = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/** The request's key, bare or as a quoted string: both forms are the same key. Throws VALIDATION_FAILED. */
export function idempotencyKeyOf(req: Request): string | undefined {
  // `headersDistinct` reads every header again, so it is asked only for the few requests with a key.
  if (req.headers[HEADER] === undefined) return undefined;
  const [value = '', ...others] = req.headersDistinct[HEADER] ?? [];
  const key = value.startsWith('"') ? QUOTED.exec(value)?.[1]?.replaceAll(/\\(["\\])/g, '$1') : bare(value);
  if (key !== undefined && KEY.test(key) && others.length === 0) return key;
  throw requestInvalid({
    issues: [{ path: IDEMPOTENCY_KEY, message: 'must be one key of 1 to 255 visible ASCII characters' }],
  });
}

/** A bare comma separates the values of several header lines. */
const bare = (value: string): string | undefined => (value.includes(',') ? undefined : value);
