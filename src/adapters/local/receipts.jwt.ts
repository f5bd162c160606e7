import type { ReceiptSigner } from '../../application/ports/decision.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import type { DecisionClaims } from '../../domain/decision/decision.ts';
import { publicKeyObject } from './public-key.ts';
import { publicSessionKey } from './session-keys.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Signature in compact form (RFC 7515) with ES256. Rejects as the key does. */
export async function compactJws(
  key: SigningKey,
  header: Readonly<{ typ: string; kid: string }>,
  claims: object,
): Promise<string> {
  const text = `${part({ alg: 'ES256', ...header })}.${part(claims)}`;
  const signature = await key.sign(Buffer.from(text));
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}

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
