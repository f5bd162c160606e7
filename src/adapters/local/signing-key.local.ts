import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { rawPublicKey } from './public-key.ts';
import { CURVE_ORDER, type Secp256k1, secp256k1 } from './secp256k1.ts';

/** A secp256k1 key in the memory of this process. */
export class LocalAccountKey implements SigningKey {
  readonly algorithm = 'secp256k1';
  readonly publicKey: Uint8Array;
  readonly #privateKey: Uint8Array;
  readonly #curve: Secp256k1;

  /** `privateKey` is `0x` and 64 digits. Throws when it is not a valid private key; the error contains `owner`, but not the key. */
  constructor(owner: string, privateKey: string, curve: Secp256k1 = secp256k1) {
    if (!isPrivateKey(privateKey))
      throw new Error(`The ${owner}'s key must be a secp256k1 private key: 0x and 64 hexadecimal digits`);
    this.#privateKey = Buffer.from(privateKey.slice(2), 'hex');
    this.#curve = curve;
    this.publicKey = curve.publicKeyOf(this.#privateKey);
  }

  sign(message: Uint8Array): Uint8Array {
    return this.#curve.sign(keccak_256(message), this.#privateKey);
  }
}

const isPrivateKey = (text: string) =>
  /^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) > 0n && BigInt(text) < CURVE_ORDER;

const HASHES = { 'P-256': 'sha256', Ed25519: null } as const;

/** A P-256 or Ed25519 key in the memory of this process. */
export class LocalKey implements SigningKey {
  readonly algorithm: Exclude<KeyAlgorithm, 'secp256k1'>;
  readonly publicKey: Uint8Array;
  readonly #key: KeyObject;

  constructor(algorithm: LocalKey['algorithm'], key: KeyObject) {
    this.algorithm = algorithm;
    this.publicKey = rawPublicKey(algorithm, createPublicKey(key));
    this.#key = key;
  }

  sign(message: Uint8Array): Uint8Array {
    return sign(HASHES[this.algorithm], message, { key: this.#key, dsaEncoding: 'ieee-p1363' });
  }
}
