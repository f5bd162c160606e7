import type { Block, BlockRef, Purchase } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';
import type { SaleRange } from '../ports/sale/sale-events.ts';
import type { RangeWidth } from './range-width.ts';
import { continues, readRange } from './read-range.ts';

type AdvancePorts = Pick<Ports, 'clock' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;
/** What a run has indexed so far. */
export type Indexed = Readonly<{
  cursor: BlockRef | undefined;
  eventsProcessed: number;
  /** The lowest block that was read for good; undefined when there was none. */
  lowest?: number;
}>;
type Advance = Readonly<{ indexed: Indexed; chainChanged: boolean }>;

/** How many of the newest confirmed blocks are linked by hash. No reorganization up to this deep hides or adds a purchase. */
const LINKED_BLOCKS = 64;
const LINKED_AT_ONCE = 20;

/** Reads the confirmed blocks above the cursor and, after the last one, the newer blocks, whose purchases stay unconfirmed. */
export async function advance(
  ports: AdvancePorts,
  width: RangeWidth,
  head: Block,
  before: Indexed,
  until: number,
): Promise<Advance> {
  const { clock, purchaseIndex, salePolicy } = ports;
  const last = head.number - salePolicy.confirmations;
  let indexed = before;
  for (let from = above(before.cursor, ports); from <= last; from = above(indexed.cursor, ports)) {
    if (clock.now().getTime() >= until) return { indexed, chainChanged: false };
    const { cursor } = indexed;
    const range = await readConfirmed(ports, width, from, last);
    if (range === undefined || !continues(range, cursor)) return { indexed, chainChanged: true };
    const step = { ...(cursor && { from: cursor }), to: refOf(range.last), confirmed: range.purchases };
    if (!(await purchaseIndex.commit(step))) return { indexed, chainChanged: false };
    indexed = {
      cursor: step.to,
      eventsProcessed: indexed.eventsProcessed + range.purchases.length,
      lowest: Math.min(indexed.lowest ?? from, from),
    };
  }
  return { indexed, chainChanged: !(await refreshProvisional(ports, width, head, indexed.cursor, until)) };
}

const above = (cursor: BlockRef | undefined, { salePolicy }: AdvancePorts) =>
  cursor === undefined ? salePolicy.startBlock : cursor.number + 1;
const refOf = ({ number, hash }: Block): BlockRef => ({ number, hash });

function readConfirmed({ saleEvents }: AdvancePorts, width: RangeWidth, from: number, last: number) {
  const oldest = last - LINKED_BLOCKS + 1;
  if (from < oldest) return readRange(saleEvents, width, from, oldest - 1);
  return saleEvents.linkedRange(from, Math.min(last, from + LINKED_AT_ONCE - 1));
}

/** Stores purchases of blocks that may still be reorganized; each run replaces those of the previous run. False when the chain changed. */
async function refreshProvisional(
  { clock, saleEvents, purchaseIndex }: AdvancePorts,
  width: RangeWidth,
  head: Block,
  cursor: BlockRef | undefined,
  until: number,
): Promise<boolean> {
  if (cursor === undefined || head.number < cursor.number) return true;
  if (head.number === cursor.number && head.hash !== cursor.hash) return false;
  const unconfirmed: Purchase[] = [];
  let newest: BlockRef = cursor;
  while (newest.number < head.number && clock.now().getTime() < until) {
    const range: SaleRange | undefined = await readRange(saleEvents, width, newest.number + 1, head.number);
    if (range === undefined || !continues(range, newest)) return false;
    unconfirmed.push(...range.purchases);
    newest = range.last;
  }
  await purchaseIndex.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed });
  return true;
}
