import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { getBytes, keccak256, SigningKey } from 'ethers';
import { CURVE_ORDER } from '../../../../src/adapters/local/secp256k1.ts';
import type { KeyAlgorithm } from '../../../../src/application/ports/signing.ts';

/** How the signatures are wrong, or unusual. */
export type Oddity = 'another key' | 'high s' | 'garbage' | undefined;

const CURVES = { secp256k1: 'secp256k1', 'P-256': 'P-256' } as const;
const keyPair = (algorithm: KeyAlgorithm): KeyObject =>
  algorithm === 'Ed25519'
    ? generateKeyPairSync('ed25519').privateKey
    : generateKeyPairSync('ec', { namedCurve: CURVES[algorithm] }).privateKey;

/** The private key of a signing service. It signs digests only of messages that it was told of, since Node hashes by itself. */
export class Vault {
  readonly algorithm: KeyAlgorithm;
  readonly spki: Buffer;
  readonly pem: string;
  /** `0x` and 64 digits; of a secp256k1 key. */
  readonly privateKey: string;
  oddity: Oddity;
  readonly key: KeyObject;
  readonly #other: KeyObject;
  readonly #messages: Uint8Array[] = [];

  constructor(algorithm: KeyAlgorithm) {
    this.algorithm = algorithm;
    this.key = keyPair(algorithm);
    this.#other = keyPair(algorithm);
    const publicKey = createPublicKey(this.key);
    this.spki = publicKey.export({ format: 'der', type: 'spki' });
    this.pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    this.privateKey = hexOf(this.key);
  }

  announce(message: Uint8Array): void {
    this.#messages.push(message);
  }

  /** DER, or 64 bytes for Ed25519. Undefined for a digest of an unknown message. */
  sign(digest: Uint8Array): Uint8Array | undefined {
    if (this.oddity === 'garbage') return Buffer.from('30060201010201ff', 'hex');
    const key = this.oddity === 'another key' ? this.#other : this.key;
    if (this.algorithm === 'secp256k1') return der(this.#rs(digest, key));
    if (this.algorithm === 'Ed25519') return sign(null, digest, key);
    const message = this.#messages.find((one) => createHash('sha256').update(one).digest().equals(digest));
    return message && sign('sha256', message, key);
  }

  /** r, s and v, over keccak-256 of the message. */
  signMessage(message: Uint8Array): Uint8Array {
    if (this.oddity === 'garbage') return Buffer.alloc(65, 0xff);
    const key = this.oddity === 'another key' ? this.#other : this.key;
    const { r, s, v } = this.#rs(getBytes(keccak256(message)), key);
    return Buffer.concat([bytes(r), bytes(s), Buffer.of(this.oddity === 'high s' ? 55 - v : v)]);
  }

  #rs(digest: Uint8Array, key: KeyObject) {
    const { r, s, v } = new SigningKey(hexOf(key)).sign(digest);
    return { r: BigInt(r), s: this.oddity === 'high s' ? CURVE_ORDER - BigInt(s) : BigInt(s), v };
  }
}

const hexOf = (key: KeyObject) =>
  `0x${Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url').toString('hex')}`;

const bytes = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

/** A DER `ECDSA-Sig-Value`. */
export function der({ r, s }: Readonly<{ r: bigint; s: bigint }>): Buffer {
  const integers = [r, s].map((value) => {
    const digits = value.toString(16);
    const whole = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
    const positive = (whole[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), whole]) : whole;
    return Buffer.concat([Buffer.of(2, positive.length), positive]);
  });
  const body = Buffer.concat(integers);
  return Buffer.concat([Buffer.of(0x30, body.length), body]);
}
