import type { SaleEvents } from '../../../application/ports/sale/sale-events.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import type { Block, Purchase } from '../../../domain/sale/purchase.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { InMemoryChain } from '../memory/chain.memory.ts';

export class InMemorySaleEvents implements SaleEvents {
  readonly #chain: InMemoryChain;
  readonly #largestRange: number;

  /** Rejects queries for more than `largestRange` blocks, as nodes do. */
  constructor(chain: InMemoryChain, largestRange = 10_000) {
    this.#chain = chain;
    this.#largestRange = largestRange;
  }

  async head(): Promise<Block> {
    return { ...this.#chain.head };
  }

  async block(number: number): Promise<Block | undefined> {
    const block = this.#chain.block(number);
    return block && { ...block };
  }

  async purchases(from: number, to: number): Promise<readonly Purchase[]> {
    if (this.#chain.block(to) === undefined) throw chainUnavailable.because(new Error(`There is no block ${to} yet`));
    if (to - from >= this.#largestRange) throw rangeTooLarge();
    return this.#chain.purchases(from, to).map((purchase) => structuredClone(purchase));
  }
}
