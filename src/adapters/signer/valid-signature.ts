import { verify } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { publicKeyObject } from '../local/public-key.ts';
import { CURVE_ORDER, secp256k1 } from '../local/secp256k1.ts';
import { type Rs, readDer, rsBytes } from './der-signature.ts';

/** The order of P-256 (FIPS 186-5). */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

type Verifier = Pick<SigningKey, 'algorithm' | 'publicKey'>;

type Reader = (key: Verifier, message: Uint8Array, given: Uint8Array, encoding: Encoding) => Uint8Array | undefined;

/** How a remote signer encodes its signatures: DER, r and s and v, or what the algorithm prescribes (Ed25519). */
export type Encoding = 'der' | 'rsv' | 'raw';

/**
 * The signature in the form that SigningKey promises, if the key made it over this message; undefined otherwise. A remote signer is
 * never trusted: it could sign with another key, or hash twice.
 */
export const validSignature: Reader = (key, message, given, encoding) =>
  READERS[key.algorithm](key, message, given, encoding);

const READERS: Readonly<Record<KeyAlgorithm, Reader>> = {
  secp256k1: (key, message, given, encoding) => {
    const rs = encoding === 'rsv' ? readRsv(given) : readDer(given, CURVE_ORDER);
    return rs && recoverable(key.publicKey, keccak_256(message), rs);
  },
  'P-256': (key, message, given) => {
    const rs = readDer(given, P256_ORDER);
    return rs && verified(key, 'sha256', message, rsBytes(rs));
  },
  Ed25519: (key, message, given) => verified(key, null, message, given),
};

/** The numbers only: v is found by recovery. */
function readRsv(given: Uint8Array): Rs | undefined {
  if (given.length !== 65) return undefined;
  const hex = Buffer.from(given).toString('hex');
  const s = BigInt(`0x${hex.slice(64, 128)}`);
  return s < CURVE_ORDER ? { r: BigInt(`0x${hex.slice(0, 64)}`), s } : undefined;
}

/** With s in the lower half of the order, which contracts require (EIP-2), and the v with which the key is recovered. */
function recoverable(publicKey: Uint8Array, digest: Uint8Array, { r, s }: Rs): Uint8Array | undefined {
  const rs = rsBytes({ r, s: s > CURVE_ORDER / 2n ? CURVE_ORDER - s : s });
  for (const v of [27, 28]) {
    const signature = Buffer.concat([rs, Buffer.of(v)]);
    const signer = secp256k1.recover(digest, signature);
    if (signer !== undefined && Buffer.compare(signer, publicKey) === 0) return signature;
  }
  return undefined;
}

const verified = (key: Verifier, hash: string | null, message: Uint8Array, signature: Uint8Array) =>
  verify(hash, message, { key: publicKeyObject(key), dsaEncoding: 'ieee-p1363' }, signature) ? signature : undefined;
