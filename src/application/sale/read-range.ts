import { rangeTooLarge } from '../../domain/sale/errors.ts';
import type { BlockRef } from '../../domain/sale/purchase.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { ChainEvents, ChainRange } from '../ports/chain-events.ts';

const WIDEST = 10_000;
/** After so many accepted ranges a width that was rejected is tried again: the node may be another one. */
const RANGES_BEFORE_TRYING_AGAIN = 256;
/** A gain below a quarter is not worth a request that may be rejected. */
const LEAST_GAIN = 1.25;

/** How many blocks to query at once. It remembers what the node rejected, and closes in on the widest range that it accepts. */
export class RangeWidth {
  #blocks = WIDEST;
  #rejected = Number.POSITIVE_INFINITY;
  #accepted = 0;

  get blocks(): number {
    return this.#blocks;
  }

  /** `rejected` is the number of blocks that the node rejected. */
  narrow(rejected: number): void {
    this.#rejected = rejected;
    this.#blocks = Math.max(1, Math.floor(rejected / 2));
    this.#accepted = 0;
  }

  /** `accepted` is the number of blocks of a range that the node accepted; a shorter one than asked for proves nothing. */
  accept(accepted: number): void {
    if (accepted < this.#blocks) return;
    this.#accepted += 1;
    if (this.#accepted >= RANGES_BEFORE_TRYING_AGAIN) {
      this.#rejected = Number.POSITIVE_INFINITY;
      this.#accepted = 0;
    }
    const wider = Math.min(WIDEST, Math.floor((this.#blocks + Math.min(this.#rejected, 3 * this.#blocks)) / 2));
    if (wider >= LEAST_GAIN * this.#blocks) this.#blocks = wider;
  }
}

/**
 * Reads the blocks from `from` to `to`, or fewer: a range that the node rejects is halved until it succeeds. Returns
 * undefined when the chain changed meanwhile.
 */
export async function readRange<Event>(
  events: ChainEvents<Event>,
  width: RangeWidth,
  from: number,
  to: number,
): Promise<ChainRange<Event> | undefined> {
  const end = Math.min(to, from + width.blocks - 1);
  try {
    const range = await events.range(from, end);
    width.accept(end - from + 1);
    return range;
  } catch (error) {
    const refused = error instanceof Failure && error.code === rangeTooLarge.code;
    if (!refused || from === end) throw error;
    width.narrow(end - from + 1);
    return await readRange(events, width, from, to);
  }
}

export const continues = ({ first }: ChainRange<unknown>, cursor: BlockRef | undefined): boolean =>
  cursor === undefined || first.parentHash === cursor.hash;
