import type { Block, BlockRef, Purchase } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';
import { continues, type RangeWidth, readRange } from './read-range.ts';

type NewestPorts = Pick<Ports, 'clock' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;
type Span = Readonly<{ from: number; to: number; until: number }>;
type Found = Readonly<{ purchases: readonly Purchase[]; last: BlockRef | undefined }>;

/** How many blocks below the head are shown while the history is far behind. */
const LONGEST_WINDOW = 20_000;
/** How many confirmed blocks are shown at first: more than come before the next time. */
const FIRST_WINDOW = 64;

/** The purchases of the blocks, as far as there is time. Undefined when the chain changed meanwhile, or does not continue `above`. */
async function purchasesIn(
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
async function showNewest(ports: NewestPorts, width: RangeWidth, cursor: BlockRef, until: number): Promise<void> {
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
/** How often the newest purchases are shown while the history is more than one query behind; a run that ends sooner shows them at its end. */
const SHOW_EVERY_MS = 15_000;

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
  let showAt = clock.now().getTime() + SHOW_EVERY_MS;
  for (let from = above(before.cursor, ports); from <= last; from = above(indexed.cursor, ports)) {
    const now = clock.now().getTime();
    if (now >= until) return { indexed, chainChanged: false };
    const { cursor } = indexed;
    if (cursor !== undefined && last - from >= width.blocks && now >= showAt) {
      await showNewest(ports, width, cursor, until);
      showAt = now + SHOW_EVERY_MS;
    }
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
  ports: AdvancePorts,
  width: RangeWidth,
  head: Block,
  cursor: BlockRef | undefined,
  until: number,
): Promise<boolean> {
  if (cursor === undefined || head.number < cursor.number) return true;
  if (head.number === cursor.number && head.hash !== cursor.hash) return false;
  const found = await purchasesIn(ports, width, { from: cursor.number + 1, to: head.number, until }, cursor);
  if (found === undefined) return false;
  await ports.purchaseIndex.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed: found.purchases });
  return true;
}
