import { generateKeyPairSync } from 'node:crypto';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { rawPublicKey } from '../local/public-key.ts';

const FRESH = {
  secp256k1: () => generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  Ed25519: () => generateKeyPairSync('ed25519'),
} as const;

/** Replaces a key in another system in a process that does not sign. Its public key is random, so it verifies no signature. */
export class UnopenedKey implements SigningKey {
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: Uint8Array;
  readonly #list: string;

  constructor(list: string, algorithm: KeyAlgorithm) {
    this.algorithm = algorithm;
    this.publicKey = rawPublicKey(algorithm, FRESH[algorithm]().publicKey);
    this.#list = list;
  }

  sign(): never {
    throw new Error(`This sub-command does not open the keys of ${this.#list}`);
  }
}
