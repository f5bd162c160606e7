import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from '../../application/ports/system.ts';

export const cryptoRandom: Random = {
  uuid: () => randomUUID(),
  text: (length, alphabet) => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  uint256: () => BigInt(`0x${randomBytes(32).toString('hex')}`),
};

/** Uniformly distributed like the real one, but the same seed produces the same values. */
export class SeededRandom implements Random {
  readonly #seed: string;
  #drawn = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  uuid(): string {
    const digits = this.#draw().toString('hex', 0, 16);
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  }

  text(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet.charAt(Number(this.uint256() % BigInt(alphabet.length)))).join('');
  }

  uint256(): bigint {
    return BigInt(`0x${this.#draw().toString('hex')}`);
  }

  #draw(): Buffer {
    this.#drawn += 1;
    return createHash('sha256').update(`${this.#seed}/${this.#drawn}`).digest();
  }
}
