import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { signerUnavailable } from '../../domain/shared/failures.ts';

/** One key that several systems hold, such as the replicas of a multi-region key: the first that responds signs. */
export class FailoverKey implements SigningKey {
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: Uint8Array;
  readonly #copies: readonly [SigningKey, ...SigningKey[]];

  /** Throws a TypeError when they are different keys: what one signs, the holder of the other would not accept. */
  constructor(copies: readonly [SigningKey, ...SigningKey[]]) {
    const [first] = copies;
    if (!copies.every((copy) => isSameKey(copy, first))) throw new TypeError('The copies must be the same key');
    this.algorithm = first.algorithm;
    this.publicKey = first.publicKey;
    this.#copies = copies;
  }

  async sign(message: Uint8Array): Promise<Uint8Array> {
    let last: unknown;
    for (const copy of this.#copies)
      try {
        return await copy.sign(message);
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== signerUnavailable.code) throw error;
        last = error;
      }
    throw last;
  }
}

export const isSameKey = (one: SigningKey, other: SigningKey): boolean =>
  one.algorithm === other.algorithm && Buffer.compare(one.publicKey, other.publicKey) === 0;

/** One key for each public key, in the order in which they first appear. */
export function withCopiesJoined(keys: readonly SigningKey[]): readonly SigningKey[] {
  const firsts = keys.filter((key, at) => keys.findIndex((other) => isSameKey(key, other)) === at);
  return firsts.map((first) => {
    const others = keys.filter((key) => key !== first && isSameKey(key, first));
    return others.length === 0 ? first : new FailoverKey([first, ...others]);
  });
}
