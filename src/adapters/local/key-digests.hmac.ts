import { createHmac, hash } from 'node:crypto';
import type { KeyDigests } from '../../application/ports/auth.ts';
import type { Fingerprints } from '../../application/ports/decision.ts';
import { canonicalJson } from '../../domain/shared/canonical-json.ts';

export const sha256Fingerprints: Fingerprints = {
  of: (value) => hash('sha256', canonicalJson(value), 'hex'),
};

/** HMAC-SHA256 with a secret pepper, in lower-case hexadecimal digits. An API key has 128 random bits, so a slow hash is not needed. */
export class HmacKeyDigests implements KeyDigests {
  readonly #pepper: string;

  constructor(pepper: string) {
    if (pepper === '') throw new TypeError('Key digests need a pepper');
    this.#pepper = pepper;
  }

  digestOf(key: string): string {
    return createHmac('sha256', this.#pepper).update(key).digest('hex');
  }
}
