import type { Clock } from '../../../application/ports/system.ts';
import type { Block, Purchase } from '../../../domain/sale/purchase.ts';
import type { InMemoryBlocks } from './blocks.memory.ts';
import type { InMemoryChain, Sold } from './chain.memory.ts';

/** More than confirmations take, so that an indexer has a confirmed block to begin with. */
const BLOCKS_BEFORE = 100;

/** The purchases on a chain whose blocks follow the clock: nobody has to mine, and nothing is reorganized. */
export class ClockedChain implements Pick<InMemoryChain, 'head' | 'block' | 'purchases'> {
  readonly #clock: Clock;
  readonly #blocks: InMemoryBlocks;
  readonly #purchases: Purchase[] = [];
  /** None before it contains a purchase: this process started the chain a few blocks later. */
  readonly firstBlock: number;

  constructor(clock: Clock, blocks: InMemoryBlocks) {
    this.#clock = clock;
    this.#blocks = blocks;
    this.firstBlock = Math.max(0, blocks.height - BLOCKS_BEFORE);
  }

  get head(): Block {
    return this.#blocks.block(this.#blocks.height) as Block;
  }

  block(number: number): Block | undefined {
    return this.#blocks.block(number);
  }

  /** Inclusive, in chain order; all of them, also of the block that is not full yet, unless a range is given. */
  purchases(from = 0, to = Number.POSITIVE_INFINITY): readonly Purchase[] {
    return this.#purchases.filter(({ blockNumber }) => blockNumber >= from && blockNumber <= to);
  }

  /** The block that takes a transaction now. */
  take(): Readonly<Pick<Purchase, 'blockNumber' | 'blockHash' | 'timestamp'>> {
    const blockNumber = this.#blocks.openAt(this.#clock.now());
    const timestamp = new Date(this.#blocks.timeOf(blockNumber) * 1_000);
    return { blockNumber, blockHash: this.#blocks.hashOf(blockNumber), timestamp };
  }

  /** Into the block that takes transactions now. */
  mine(sold: Sold & Pick<Purchase, 'txHash'>): void {
    const block = this.take();
    this.#purchases.push({ ...sold, ...block, logIndex: this.purchases(block.blockNumber).length });
  }
}
