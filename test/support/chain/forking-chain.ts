import type { Sold } from '../../../src/adapters/chain/memory/chain.memory.ts';
import type { Block, Purchase } from '../../../src/domain/sale/purchase.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export const BUYER = '0x1111111111111111111111111111111111111111' as WalletAddress;
/** No two forks of the model part further below the highest block there ever was. */
export const DEEPEST = 64;

export type MinedBlock = Readonly<{ block: Block; timestamp: Date; purchases: readonly Purchase[] }>;
/** Bits that say what a block holds: a new purchase, and the next one that the fork dropped, in the same transaction as before. */
export const [BOUGHT, KEPT] = [1, 2];

const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;

/** A chain with forks: the head can move to any of them, and back, as long as they part at most `DEEPEST` blocks down. */
export class ForkingChain {
  #blocks: readonly MinedBlock[] = [];
  /** The forks that were left, each from block 0 to its head. */
  readonly #forks: (readonly MinedBlock[])[] = [];
  readonly #byHash = new Map<Hex, readonly MinedBlock[]>();
  #hashes = 0;
  #highest = 0;

  constructor() {
    this.mine();
  }

  get head(): Block {
    return (this.#blocks.at(-1) as MinedBlock).block;
  }

  get highest(): number {
    return this.#highest;
  }

  block(height: number): Block | undefined {
    return this.#blocks[height]?.block;
  }

  mined(height: number): MinedBlock | undefined {
    return this.#blocks[height];
  }

  purchases(from = 0, to = this.head.number): readonly Purchase[] {
    return this.#blocks.slice(from, to + 1).flatMap(({ purchases }) => purchases);
  }

  /** The blocks from block 0 to the one with this hash, on whichever fork it is. */
  upTo(hash: Hex): readonly MinedBlock[] {
    return this.#byHash.get(hash) ?? [];
  }

  isOnChain(hash: Hex): boolean {
    return this.#blocks[this.upTo(hash).length - 1]?.block.hash === hash;
  }

  mine(content = 0, dropped: Purchase[] = []): void {
    const again = content & KEPT ? dropped.shift() : undefined;
    const sold = [...(again ? [again] : []), ...(content & BOUGHT ? [this.#sale()] : [])];
    const number = this.#blocks.length;
    const [hash, parentHash] = [this.#hash(), this.#blocks.at(-1)?.block.hash ?? this.#hash()];
    const timestamp = new Date((1_700_000_000 + this.#hashes) * 1000);
    const block = { number, hash, parentHash, timestamp };
    const purchases = sold.map((one, logIndex) => ({
      ...one,
      txHash: one.txHash ?? this.#hash(),
      logIndex,
      blockNumber: number,
      blockHash: block.hash,
      timestamp,
    }));
    this.#blocks = [...this.#blocks, { block, timestamp, purchases }];
    this.#byHash.set(block.hash, this.#blocks);
    this.#highest = Math.max(this.#highest, number);
  }

  /** Replaces the newest blocks, as many as may be replaced up to `depth`, by these. */
  fork(depth: number, contents: Iterable<number>): void {
    const ancestor = Math.max(0, this.head.number - depth, this.#highest - DEEPEST);
    const dropped = [...this.purchases(ancestor + 1)];
    this.#forks.push(this.#blocks);
    this.#blocks = this.#blocks.slice(0, ancestor + 1);
    for (const content of contents) this.mine(content, dropped);
  }

  /** Moves the head back to a fork that was left before, the last one first, if that is not too deep by now. */
  goBack(fork: number): void {
    const blocks = this.#forks.at(-1 - (fork % Math.max(1, this.#forks.length)));
    if (blocks === undefined) return;
    const firstDifferent = blocks.findIndex((one, height) => one !== this.#blocks[height]);
    const common = (firstDifferent === -1 ? blocks.length : firstDifferent) - 1;
    if (common < this.#highest - DEEPEST) return;
    this.#forks.push(this.#blocks);
    this.#blocks = blocks;
  }

  #sale(): Sold {
    const nonce = BigInt(this.#hashes);
    return { buyer: BUYER, paymentToken: BUYER, referrer: BUYER, amount: 1n, tokens: 2n, nonce, tier: 1 };
  }

  #hash(): Hex {
    this.#hashes += 1;
    return hashOf(this.#hashes);
  }
}
