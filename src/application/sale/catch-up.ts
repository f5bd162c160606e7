import type { BlockRef } from '../../domain/sale/purchase.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import { advance, type Indexed, type Indexing } from './advance-index.ts';
import type { RangeWidth } from './read-range.ts';

type ResumePoint = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;

/**
 * Returns the block from which indexing continues. If the cursor's block is no longer on the chain, rolls the index
 * back to the newest checkpoint that still is, or to nothing. A node that does not have the block yet is lagging: that
 * is not treated as a reorganization.
 */
async function findResumePoint<Event>(indexing: Indexing<Event>): Promise<ResumePoint> {
  const { events, index } = indexing;
  const cursor = await index.cursor();
  if (cursor === undefined) return { reorgDepth: 0 };
  const [block] = await events.blocksAt([cursor.number]);
  if (block === undefined || block.hash === cursor.hash) return { cursor, reorgDepth: 0 };
  return await rollBack(cursor, indexing);
}

async function rollBack<Event>(cursor: BlockRef, indexing: Indexing<Event>): Promise<ResumePoint> {
  const { events, index, startBlock } = indexing;
  const checkpoints = await index.checkpoints();
  // The cursor's block again: this node may not be the one that was asked before.
  const known = [cursor, ...checkpoints];
  const [atCursor, ...blocks] = await events.blocksAt(known.map(({ number }) => number));
  if (atCursor === undefined || atCursor.hash === cursor.hash) return { cursor, reorgDepth: 0 };
  const common = checkpoints.find(({ hash }, i) => blocks[i]?.hash === hash);
  if (!(await index.rollBack(cursor, common))) return await findResumePoint(indexing);
  const reorgDepth = cursor.number - (common?.number ?? startBlock - 1);
  return { ...(common !== undefined && { cursor: common }), reorgDepth };
}

/** What a run has indexed. */
export type Progress = Readonly<{
  eventsProcessed: number;
  /** The first and the last confirmed block that were read; both are the cursor when there was nothing new. */
  fromBlock: number;
  toBlock: number;
  /** Number of indexed blocks that were rolled back because of a reorganization. */
  reorgDepth: number;
}>;

/** A run stops after this time; the next run continues. */
export const BUDGET_MS = 3 * 60_000;
/** How often a run starts again because the chain changed while it was read. */
const ATTEMPTS = 3;

/** What an indexer returns that did nothing. */
export const noProgress = async <Event>(indexing: Indexing<Event>): Promise<Progress> =>
  progressOf({ cursor: await indexing.index.cursor(), eventsProcessed: 0 }, 0, indexing);

/** Rejects with CHAIN_UNAVAILABLE when the chain changed during every attempt; what was committed before stays. */
export async function catchUp<Event>(indexing: Indexing<Event>, width: RangeWidth, until: number): Promise<Progress> {
  let indexed: Indexed = { cursor: undefined, eventsProcessed: 0 };
  let reorgDepth = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const head = await indexing.events.head();
    const resumePoint = await findResumePoint(indexing);
    reorgDepth += resumePoint.reorgDepth;
    const advanced = await advance(indexing, width, head, { ...indexed, cursor: resumePoint.cursor }, until);
    indexed = advanced.indexed;
    if (!advanced.chainChanged) return progressOf(indexed, reorgDepth, indexing);
  }
  throw chainUnavailable.because(new Error(`The chain changed during each of ${ATTEMPTS} attempts to read it`));
}

function progressOf(
  { cursor, eventsProcessed, lowest }: Indexed,
  reorgDepth: number,
  { startBlock }: Pick<Indexing<unknown>, 'startBlock'>,
): Progress {
  const toBlock = cursor?.number ?? startBlock;
  return { eventsProcessed, fromBlock: lowest ?? toBlock, toBlock, reorgDepth };
}
