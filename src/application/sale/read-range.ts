import { rangeTooLarge } from '../../domain/sale/errors.ts';
import type { Block, BlockRef, Purchase } from '../../domain/sale/purchase.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { SaleEvents } from '../ports/sale/sale-events.ts';

/** Consecutive blocks and their purchases. */
export type Range = Readonly<{ begin: Block; end: Block; purchases: readonly Purchase[] }>;

/**
 * Reads the blocks from `from` to `to`, or fewer: a range that the node rejects is halved until it succeeds. Returns
 * undefined when the node no longer has one of the blocks.
 */
export async function readRange(saleEvents: SaleEvents, from: number, to: number): Promise<Range | undefined> {
  try {
    const purchases = await saleEvents.purchases(from, to);
    const [begin, end] = await Promise.all([saleEvents.block(from), saleEvents.block(to)]);
    return begin && end && { begin, end, purchases };
  } catch (error) {
    const refused = error instanceof Failure && error.code === rangeTooLarge.code;
    if (!refused || from === to) throw error;
    return readRange(saleEvents, from, from + Math.floor((to - from) / 2));
  }
}

/** Whether the range continues the chain at the cursor, and its purchases belong to the same chain as its last block. */
export const standsOn = (cursor: BlockRef | undefined, { begin, end, purchases }: Range): boolean =>
  (cursor === undefined || begin.parentHash === cursor.hash) &&
  purchases.every(({ blockNumber, blockHash }) => blockNumber !== end.number || blockHash === end.hash);
