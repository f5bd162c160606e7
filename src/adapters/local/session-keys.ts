import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { PublicKey } from '../../application/ports/auth.ts';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A new private P-256 key, PKCS#8 DER in base64: one entry of the comma-separated session keys. */
export const newSessionKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

/** The private keys of a comma-separated text. Throws one error that names every invalid entry and quotes none. */
export function parseSessionKeys(text: string): KeyObject[] {
  const faults: Error[] = [];
  const keys: KeyObject[] = [];
  for (const [index, entry] of text.split(',').entries()) {
    try {
      keys.push(readKey(entry.trim(), keys));
    } catch (cause) {
      if (!(cause instanceof SessionKeyFault)) throw cause;
      faults.push(new Error(`Session key ${index + 1} ${cause.message}`, { cause }));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('; '));
  return keys;
}

/** The public half as a JSON Web Key; `kid` is its RFC 7638 thumbprint. Throws for a key on a curve other than P-256. */
export function publicSessionKey(key: KeyObject): PublicKey {
  const { kty, crv, x, y } = (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'jwk' });
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined)
    throw new TypeError('A session key must be a P-256 key');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
}

class SessionKeyFault extends Error {}

function readKey(entry: string, earlier: readonly KeyObject[]): KeyObject {
  if (!BASE64.test(entry)) throw new SessionKeyFault('is not base64');
  const key = privateKeyOf(Buffer.from(entry, 'base64'));
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new SessionKeyFault('is not a P-256 key');
  if (earlier.some((other) => other.equals(key))) throw new SessionKeyFault('repeats an earlier one');
  return key;
}

function privateKeyOf(der: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new SessionKeyFault('is not a PKCS#8 private key in DER', { cause });
  }
}
