import { rangeTooLarge } from '../../domain/sale/errors.ts';
import type { BlockRef } from '../../domain/sale/purchase.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { SaleEvents, SaleRange } from '../ports/sale.ts';
import type { RangeWidth } from './range-width.ts';

/**
 * Reads the blocks from `from` to `to`, or fewer: a range that the node rejects is halved until it succeeds. Returns
 * undefined when the chain changed meanwhile.
 */
export async function readRange(
  saleEvents: SaleEvents,
  width: RangeWidth,
  from: number,
  to: number,
): Promise<SaleRange | undefined> {
  const end = Math.min(to, from + width.blocks - 1);
  try {
    const range = await saleEvents.range(from, end);
    width.accept(end - from + 1);
    return range;
  } catch (error) {
    const refused = error instanceof Failure && error.code === rangeTooLarge.code;
    if (!refused || from === end) throw error;
    width.narrow(end - from + 1);
    return await readRange(saleEvents, width, from, to);
  }
}

export const continues = ({ first }: SaleRange, cursor: BlockRef | undefined): boolean =>
  cursor === undefined || first.parentHash === cursor.hash;
