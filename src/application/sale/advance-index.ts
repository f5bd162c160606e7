import type { Block, BlockRef } from '../../domain/sale/purchase.ts';
import type { ChainEvents, EventIndex } from '../ports/chain-events.ts';
import type { Clock } from '../ports/system.ts';
import { continues, type RangeWidth, readRange } from './read-range.ts';

/** The events of a contract, and the index that they are stored in. */
export type Indexing<Event> = Readonly<{
  clock: Clock;
  events: ChainEvents<Event>;
  index: EventIndex<Event>;
  /** The first block that can contain an event. */
  startBlock: number;
  /** Number of blocks on top of an event until it is confirmed. */
  confirmations: number;
}>;
type Span = Readonly<{ from: number; to: number; until: number }>;
type Found<Event> = Readonly<{ events: readonly Event[]; last: BlockRef | undefined }>;

/** How many blocks below the head are shown while the history is far behind. */
const LONGEST_WINDOW = 20_000;
/** How many confirmed blocks are shown at first: more than come before the next time. */
const FIRST_WINDOW = 64;

/** The events of the blocks, as far as there is time. Undefined when the chain changed meanwhile, or does not continue `above`. */
async function eventsIn<Event>(
  { clock, events }: Indexing<Event>,
  width: RangeWidth,
  { from, to, until }: Span,
  above?: BlockRef,
): Promise<Found<Event> | undefined> {
  const found: Event[] = [];
  let last = above;
  for (let next = from; next <= to && clock.now().getTime() < until; ) {
    const range = await readRange(events, width, next, to);
    if (range === undefined || !continues(range, last)) return undefined;
    found.push(...range.events);
    last = range.last;
    next = range.last.number + 1;
  }
  return { events: found, last };
}

/**
 * While the history is caught up: shows the events of the newest blocks as unconfirmed. They say nothing about the blocks between the
 * cursor and themselves, so none is confirmed before the cursor has reached it, block by block.
 */
async function showNewest<Event>(
  indexing: Indexing<Event>,
  width: RangeWidth,
  cursor: BlockRef,
  until: number,
): Promise<void> {
  const { index, events, confirmations } = indexing;
  const head: Block = await events.head();
  const newest = head.number - confirmations - FIRST_WINDOW + 1;
  // What was shown once stays, also when another process goes on.
  const oldest = Math.min(newest, (await index.oldestUnconfirmed()) ?? newest);
  const from = Math.max(cursor.number + 1, head.number - LONGEST_WINDOW + 1, oldest);
  const found = await eventsIn(indexing, width, { from, to: head.number, until });
  if (found?.last?.hash !== head.hash) return;
  await index.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed: found.events });
}

/** What a run has indexed so far. */
export type Indexed = Readonly<{
  cursor: BlockRef | undefined;
  eventsProcessed: number;
  /** The lowest block that was read for good; undefined when there was none. */
  lowest?: number;
}>;
type Advance = Readonly<{ indexed: Indexed; chainChanged: boolean }>;

/** How many of the newest confirmed blocks are linked by hash. No reorganization up to this deep hides or adds an event. */
const LINKED_BLOCKS = 64;
const LINKED_AT_ONCE = 20;
/** How often the newest events are shown while the history is more than one query behind; a run that ends sooner shows them at its end. */
const SHOW_EVERY_MS = 15_000;

/** Reads the confirmed blocks above the cursor and, after the last one, the newer blocks, whose events stay unconfirmed. */
export async function advance<Event>(
  indexing: Indexing<Event>,
  width: RangeWidth,
  head: Block,
  before: Indexed,
  until: number,
): Promise<Advance> {
  const { clock, index, confirmations } = indexing;
  const last = head.number - confirmations;
  let indexed = before;
  let showAt = clock.now().getTime() + SHOW_EVERY_MS;
  for (let from = above(before.cursor, indexing); from <= last; from = above(indexed.cursor, indexing)) {
    const now = clock.now().getTime();
    if (now >= until) return { indexed, chainChanged: false };
    const { cursor } = indexed;
    if (cursor !== undefined && last - from >= width.blocks && now >= showAt) {
      await showNewest(indexing, width, cursor, until);
      showAt = now + SHOW_EVERY_MS;
    }
    const range = await readConfirmed(indexing, width, from, last);
    if (range === undefined || !continues(range, cursor)) return { indexed, chainChanged: true };
    const step = { ...(cursor && { from: cursor }), to: refOf(range.last), confirmed: range.events };
    if (!(await index.commit(step))) return { indexed, chainChanged: false };
    indexed = {
      cursor: step.to,
      eventsProcessed: indexed.eventsProcessed + range.events.length,
      lowest: Math.min(indexed.lowest ?? from, from),
    };
  }
  return { indexed, chainChanged: !(await refreshProvisional(indexing, width, head, indexed.cursor, until)) };
}

const above = (cursor: BlockRef | undefined, { startBlock }: Pick<Indexing<unknown>, 'startBlock'>) =>
  cursor === undefined ? startBlock : cursor.number + 1;
const refOf = ({ number, hash }: Block): BlockRef => ({ number, hash });

function readConfirmed<Event>({ events }: Indexing<Event>, width: RangeWidth, from: number, last: number) {
  const oldest = last - LINKED_BLOCKS + 1;
  if (from < oldest) return readRange(events, width, from, oldest - 1);
  return events.linkedRange(from, Math.min(last, from + LINKED_AT_ONCE - 1));
}

/** Stores events of blocks that may still be reorganized; each run replaces those of the previous run. False when the chain changed. */
async function refreshProvisional<Event>(
  indexing: Indexing<Event>,
  width: RangeWidth,
  head: Block,
  cursor: BlockRef | undefined,
  until: number,
): Promise<boolean> {
  if (cursor === undefined || head.number < cursor.number) return true;
  if (head.number === cursor.number && head.hash !== cursor.hash) return false;
  const found = await eventsIn(indexing, width, { from: cursor.number + 1, to: head.number, until }, cursor);
  if (found === undefined) return false;
  await indexing.index.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed: found.events });
  return true;
}
