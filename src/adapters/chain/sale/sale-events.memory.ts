import type { SaleEvents, SaleRange } from '../../../application/ports/sale.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import type { Block } from '../../../domain/sale/purchase.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { InMemoryChain } from '../memory/chain.memory.ts';

export class InMemorySaleEvents implements SaleEvents {
  readonly #chain: Pick<InMemoryChain, 'head' | 'block' | 'purchases'>;
  readonly #largestRange: number;

  /** Rejects queries for more than `largestRange` blocks, as nodes do. */
  constructor(chain: Pick<InMemoryChain, 'head' | 'block' | 'purchases'>, largestRange = 10_000) {
    this.#chain = chain;
    this.#largestRange = largestRange;
  }

  async head(): Promise<Block> {
    return { ...this.#chain.head };
  }

  async blocksAt(heights: readonly number[]): Promise<readonly (Block | undefined)[]> {
    return heights.map((height) => structuredClone(this.#chain.block(height)));
  }

  async linkedRange(from: number, to: number): Promise<SaleRange> {
    return this.#read(from, to);
  }

  async range(from: number, to: number): Promise<SaleRange> {
    if (to - from >= this.#largestRange) throw rangeTooLarge();
    return this.#read(from, to);
  }

  #read(from: number, to: number): SaleRange {
    const [first, last] = [this.#chain.block(from), this.#chain.block(to)];
    if (first === undefined || last === undefined) {
      throw chainUnavailable.because(new Error(`The chain has no blocks ${from} to ${to} yet`));
    }
    return structuredClone({ first, last, events: this.#chain.purchases(from, to) });
  }
}
