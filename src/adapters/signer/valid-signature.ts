import { verify } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { publicKeyObject } from '../local/public-key.ts';
import { CURVE_ORDER, secp256k1 } from '../local/secp256k1.ts';

/** An ECDSA signature as two numbers of 32 bytes. */
type Rs = Readonly<{ r: bigint; s: bigint }>;

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const LONGEST_INTEGER = 33;

/**
 * Reads a DER `ECDSA-Sig-Value` (RFC 3279): minimal positive integers below the order, and nothing after them. Undefined for anything
 * else. It is at most 72 bytes long, so lengths have one byte.
 */
export function readDer(der: Uint8Array, order: bigint): Rs | undefined {
  const bytes = Buffer.from(der);
  if (bytes[0] !== SEQUENCE || bytes[1] !== bytes.length - 2) return undefined;
  const first = integerAt(bytes, 2);
  const second = first && integerAt(bytes, first.end);
  if (first === undefined || second?.end !== bytes.length) return undefined;
  const isInRange = (value: bigint) => value > 0n && value < order;
  return isInRange(first.value) && isInRange(second.value) ? { r: first.value, s: second.value } : undefined;
}

function integerAt(bytes: Buffer, at: number): Readonly<{ value: bigint; end: number }> | undefined {
  const length = bytes[at + 1] ?? 0;
  const digits = bytes.subarray(at + 2, at + 2 + length);
  if (bytes[at] !== INTEGER || length === 0 || length > LONGEST_INTEGER || digits.length !== length) return undefined;
  const [high = 0, next = 0] = digits;
  const isNegative = high >= 0x80;
  const isPadded = length > 1 && high === 0 && next < 0x80;
  return isNegative || isPadded ? undefined : { value: BigInt(`0x${digits.toString('hex')}`), end: at + 2 + length };
}

/** r and s as 64 bytes. */
const rsBytes = ({ r, s }: Rs): Buffer =>
  Buffer.from([r, s].map((value) => value.toString(16).padStart(64, '0')).join(''), 'hex');

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

/** One key in another system. Every method makes one attempt, and rejects with UpstreamTrouble. */
export interface RemoteSigner {
  /** The system's name in messages, metrics and quotas. */
  readonly name: string;
  readonly encoding: Encoding;
  /** In the form of SigningKey. */
  publicKey(signal: AbortSignal): Promise<Uint8Array>;
  /** Signs the message as SigningKey says; the caller verifies the result. */
  sign(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array>;
}
