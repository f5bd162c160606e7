import { createHash } from 'node:crypto';
import type { Clock } from '../../../application/ports/system.ts';
import type { Block, Purchase } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/** The fields of a purchase that the buyer's transaction sets; the chain sets the rest, and the hash if omitted. */
export type Sold = Omit<Purchase, 'txHash' | 'logIndex' | 'blockNumber' | 'blockHash' | 'timestamp'> &
  Partial<Pick<Purchase, 'txHash'>>;

type MinedBlock = Readonly<{ block: Block; purchases: readonly Purchase[] }>;

/** A chain that contains only purchases. It starts with block 0, mines on request, and can be reorganized. */
export class InMemoryChain {
  readonly #clock: Clock;
  readonly #blocks: MinedBlock[] = [];
  /** Incremented with every hash, so that all hashes differ. */
  #hashes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.mine();
  }

  get head(): Block {
    return (this.#blocks.at(-1) as MinedBlock).block;
  }

  /** Undefined above the head. */
  block(number: number): Block | undefined {
    return this.#blocks[number]?.block;
  }

  /** The purchases of blocks `from` to `to`, inclusive, in chain order. */
  purchases(from = 0, to = this.head.number): readonly Purchase[] {
    return this.#blocks.slice(from, to + 1).flatMap(({ purchases }) => purchases);
  }

  /** Adds one block, with one transaction per purchase. */
  mine(...sold: readonly Sold[]): Block {
    const number = this.#blocks.length;
    const timestamp = new Date(Math.floor(this.#clock.now().getTime() / 1000) * 1000);
    const hash = this.#hash();
    const block = { number, hash, parentHash: this.#blocks.at(-1)?.block.hash ?? this.#hash(), timestamp };
    const purchases = sold.map((purchase, logIndex) => ({
      ...purchase,
      txHash: purchase.txHash ?? this.#hash(),
      logIndex,
      blockNumber: number,
      blockHash: block.hash,
      timestamp,
    }));
    this.#blocks.push({ block, purchases });
    return block;
  }

  /** Replaces the newest `depth` blocks with empty blocks with other hashes; their purchases are gone. */
  reorganise(depth: number): void {
    this.rollBack(depth);
    for (let i = 0; i < depth; i++) this.mine();
  }

  /** Removes the newest `depth` blocks: the head moves backwards. */
  rollBack(depth: number): void {
    if (depth >= this.#blocks.length) throw new RangeError(`the chain has ${this.#blocks.length} blocks`);
    this.#blocks.splice(this.#blocks.length - depth);
  }

  #hash(): Hex {
    this.#hashes += 1;
    return `0x${createHash('sha256').update(`${this.#hashes}`).digest('hex')}`;
  }
}
