import type { Block, BlockRef, Purchase } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';
import type { RangeWidth } from './range-width.ts';
import { continues, readRange } from './read-range.ts';

type NewestPorts = Pick<Ports, 'clock' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;
type Span = Readonly<{ from: number; to: number; until: number }>;
type Found = Readonly<{ purchases: readonly Purchase[]; last: BlockRef | undefined }>;

/** How many blocks below the head are shown while the history is far behind. */
const LONGEST_WINDOW = 20_000;
/** How many confirmed blocks are shown at first: more than come before the next time. */
const FIRST_WINDOW = 64;

/** The purchases of the blocks, as far as there is time. Undefined when the chain changed meanwhile, or does not continue `above`. */
export async function purchasesIn(
  { clock, saleEvents }: Pick<Ports, 'clock' | 'saleEvents'>,
  width: RangeWidth,
  { from, to, until }: Span,
  above?: BlockRef,
): Promise<Found | undefined> {
  const purchases: Purchase[] = [];
  let last = above;
  for (let next = from; next <= to && clock.now().getTime() < until; ) {
    const range = await readRange(saleEvents, width, next, to);
    if (range === undefined || !continues(range, last)) return undefined;
    purchases.push(...range.purchases);
    last = range.last;
    next = range.last.number + 1;
  }
  return { purchases, last };
}

/**
 * While the history is caught up: shows the purchases of the newest blocks as unconfirmed. They say nothing about the blocks between the
 * cursor and themselves, so none is confirmed before the cursor has reached it, block by block.
 */
export async function showNewest(
  ports: NewestPorts,
  width: RangeWidth,
  cursor: BlockRef,
  until: number,
): Promise<void> {
  const { purchaseIndex, saleEvents, salePolicy } = ports;
  const head: Block = await saleEvents.head();
  const newest = head.number - salePolicy.confirmations - FIRST_WINDOW + 1;
  // What was shown once stays, also when another process goes on.
  const oldest = Math.min(newest, (await purchaseIndex.oldestUnconfirmed()) ?? newest);
  const from = Math.max(cursor.number + 1, head.number - LONGEST_WINDOW + 1, oldest);
  const found = await purchasesIn(ports, width, { from, to: head.number, until });
  if (found?.last?.hash !== head.hash) return;
  await purchaseIndex.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed: found.purchases });
}
