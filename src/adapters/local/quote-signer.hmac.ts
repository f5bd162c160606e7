import { createHmac } from 'node:crypto';
import type { QuoteSigner } from '../../application/ports/fee.ts';
import { sameSecret } from './constant-time.ts';

/** The newest key signs; all keys verify. */
export class HmacQuoteSigner implements QuoteSigner {
  readonly #keys: readonly [string, ...string[]];

  constructor(keys: readonly [string, ...string[]]) {
    this.#keys = keys;
  }

  async sign(text: string): Promise<string> {
    return hmac(this.#keys[0], text);
  }

  /** Tries every key, so that timing does not reveal which one matches. */
  verify(text: string, signature: string): boolean {
    const fits = this.#keys.map((key) => sameSecret(signature, hmac(key, text)));
    return fits.includes(true);
  }
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text, 'utf8').digest('hex');
