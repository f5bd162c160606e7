import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A new private Ed25519 key, PKCS#8 DER in base64: one entry of the comma-separated audit keys. */
export const newAuditKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The private keys of a comma-separated text. Throws an error that names the first invalid entry and quotes none. */
export function parseAuditKeys(text: string): KeyObject[] {
  const keys: KeyObject[] = [];
  for (const [index, entry] of text.split(',').entries()) {
    const key = privateKeyOf(entry.trim());
    if (key?.asymmetricKeyType !== 'ed25519')
      throw new Error(`Audit key ${index + 1} is not a PKCS#8 Ed25519 private key in DER and base64`);
    if (keys.some((other) => other.equals(key))) throw new Error(`Audit key ${index + 1} repeats an earlier one`);
    keys.push(key);
  }
  return keys;
}

function privateKeyOf(entry: string): KeyObject | undefined {
  if (!BASE64.test(entry)) return undefined;
  try {
    return createPrivateKey({ key: Buffer.from(entry, 'base64'), format: 'der', type: 'pkcs8' });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
