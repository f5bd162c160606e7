import type { ReceiptSigner } from '../../application/ports/decision.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import type { DecisionClaims } from '../../domain/decision/decision.ts';
import { compactJws } from './compact-jws.ts';
import { publicKeyObject } from './public-key.ts';
import { publicSessionKey } from './session-keys.ts';

/** No receipt is a session: those accept only `typ: JWT`. */
export const RECEIPT_TYPE = 'decision+jwt';

export class JwtReceiptSigner implements ReceiptSigner {
  readonly #issuer: string;
  readonly #key: SigningKey;
  readonly #kid: string;

  /** `keys` are P-256 keys: the first signs. */
  constructor({ baseUrl, keys }: Readonly<{ baseUrl: string; keys: readonly SigningKey[] }>) {
    const [newest] = keys;
    if (newest === undefined) throw new TypeError('Receipts need a key');
    this.#issuer = baseUrl;
    this.#key = newest;
    this.#kid = publicSessionKey(publicKeyObject(newest)).kid;
  }

  async sign(claims: DecisionClaims): Promise<string> {
    return await compactJws(this.#key, { typ: RECEIPT_TYPE, kid: this.#kid }, { iss: this.#issuer, ...claims });
  }
}
