import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { ReceiptSigner } from '../../application/ports/decision/receipt-signer.ts';
import type { DecisionClaims } from '../../domain/decision/decision-claims.ts';
import { publicSessionKey } from './session-keys.ts';

/** No receipt is a session: those accept only `typ: JWT`. */
export const RECEIPT_TYPE = 'decision+jwt';

export class JwtReceiptSigner implements ReceiptSigner {
  readonly #issuer: string;
  readonly #key: KeyObject;
  readonly #kid: string;

  /** `keys` are private P-256 keys: the first signs. */
  constructor({ baseUrl, keys }: Readonly<{ baseUrl: string; keys: readonly KeyObject[] }>) {
    const [newest] = keys;
    if (newest === undefined) throw new TypeError('Receipts need a key');
    this.#issuer = baseUrl;
    this.#key = newest;
    this.#kid = publicSessionKey(newest).kid;
  }

  sign(claims: DecisionClaims): string {
    const header = { alg: 'ES256', typ: RECEIPT_TYPE, kid: this.#kid };
    return jwt.sign({ iss: this.#issuer, ...claims }, this.#key, { algorithm: 'ES256', header });
  }
}
