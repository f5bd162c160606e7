import { createHmac } from 'node:crypto';
import type { KeyDigests } from '../../application/ports/auth/key-digests.ts';

/** HMAC-SHA256 with a secret pepper, in lower-case hexadecimal digits. A key holds 128 random bits, so no slow hash is needed. */
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
