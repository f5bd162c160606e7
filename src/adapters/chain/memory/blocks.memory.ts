import { createHash } from 'node:crypto';
import type { Clock } from '../../../application/ports/system.ts';
import type { Block } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

const BLOCK_MS = 2_000;
/** That of Base, so that block numbers are as long as those of a chain in use. */
const GENESIS_MS = Date.UTC(2023, 5, 15, 12, 35, 47);

/** The blocks of an in-memory chain: one every two seconds of the clock, the same ones after a restart. */
export class InMemoryBlocks {
  readonly chainId: number;
  readonly #clock: Clock;

  constructor(clock: Clock, chainId: number) {
    this.#clock = clock;
    this.chainId = chainId;
  }

  /** The newest full block. */
  get height(): number {
    return this.openAt(this.#clock.now()) - 1;
  }

  /** The block that took transactions at that time. */
  openAt(time: Date): number {
    return Math.max(0, Math.floor((time.getTime() - GENESIS_MS) / BLOCK_MS)) + 1;
  }

  /** Undefined for a block that is not full yet. */
  block(number: number): Block | undefined {
    if (number < 0 || number > this.height) return undefined;
    const timestamp = new Date(this.timeOf(number) * 1_000);
    return { number, hash: this.hashOf(number), parentHash: this.hashOf(number - 1), timestamp };
  }

  hashOf(number: number): Hex {
    return `0x${createHash('sha256').update(`${this.chainId} ${number}`).digest('hex')}`;
  }

  /** When the block was full, in Unix seconds. */
  timeOf(number: number): number {
    return Math.floor((GENESIS_MS + number * BLOCK_MS) / 1_000);
  }
}
