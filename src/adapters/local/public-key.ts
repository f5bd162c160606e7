import { createPublicKey, type KeyObject } from 'node:crypto';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';

/** The DER heads of public keys (RFC 5480, SEC 2, RFC 8410). What follows is the key itself. */
const SPKI_HEADS: Readonly<Record<KeyAlgorithm, Buffer>> = {
  secp256k1: Buffer.from('3056301006072a8648ce3d020106052b8104000a034200', 'hex'),
  'P-256': Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
  Ed25519: Buffer.from('302a300506032b6570032100', 'hex'),
};
const KEY_BYTES: Readonly<Record<KeyAlgorithm, number>> = { secp256k1: 65, 'P-256': 65, Ed25519: 32 };
const UNCOMPRESSED = 4;

/** The key in a DER `SubjectPublicKeyInfo`; undefined for a key of another algorithm or in another form. */
export function publicKeyOfSpki(algorithm: KeyAlgorithm, spki: Uint8Array): Uint8Array | undefined {
  const head = SPKI_HEADS[algorithm];
  const key = Buffer.from(spki.subarray(head.length));
  const isWhole = Buffer.compare(spki.subarray(0, head.length), head) === 0 && key.length === KEY_BYTES[algorithm];
  return isWhole && (algorithm === 'Ed25519' || key[0] === UNCOMPRESSED) ? key : undefined;
}

/** Throws a TypeError for a key of another algorithm. */
export function rawPublicKey(algorithm: KeyAlgorithm, key: KeyObject): Uint8Array {
  const raw = publicKeyOfSpki(algorithm, key.export({ format: 'der', type: 'spki' }));
  if (raw === undefined) throw new TypeError(`The key must be a ${algorithm} key`);
  return raw;
}

/** Throws for a point that is not on the curve. */
export const publicKeyObject = ({ algorithm, publicKey }: Pick<SigningKey, 'algorithm' | 'publicKey'>): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEADS[algorithm], publicKey]), format: 'der', type: 'spki' });
