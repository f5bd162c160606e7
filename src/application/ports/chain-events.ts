import type { Block, BlockRef } from '../../domain/sale/purchase.ts';

/** Consecutive blocks of one chain, and a contract's events in them in chain order. */
export type ChainRange<Event> = Readonly<{ first: Block; last: Block; events: readonly Event[] }>;

/**
 * A contract's events as an indexer reads them. All that one call returns comes from one node: two nodes may be on different forks.
 * Every method rejects with CHAIN_UNAVAILABLE when no node responds. Both ranges include `from` and `to`, reject with
 * CHAIN_UNAVAILABLE when the node does not have all their blocks, and return undefined when the chain changed meanwhile.
 */
export interface ChainEvents<Event> {
  /** The newest block. */
  head(): Promise<Block>;
  /** The blocks at these heights, in the same order; undefined where the node has none. */
  blocksAt(heights: readonly number[]): Promise<readonly (Block | undefined)[]>;
  /**
   * Every event in the range, however often the chain changes while it is read: each block is the parent of the next, and
   * events are queried by the hash of their block. Costs two calls for each block.
   */
  linkedRange(from: number, to: number): Promise<ChainRange<Event> | undefined>;
  /**
   * For blocks that are too old to be replaced: the events of a range query, each in a block that is still on the chain after
   * the query. Events are missing if the chain changed before the query and changed back after it.
   * Rejects with BLOCK_RANGE_TOO_LARGE when the node rejects the range.
   */
  range(from: number, to: number): Promise<ChainRange<Event> | undefined>;
}

export type IndexStep<Event> = Readonly<{
  /** The cursor from which this step started; undefined for the first. */
  from?: BlockRef;
  /** The new cursor. */
  to: BlockRef;
  /** Events of confirmed blocks, stored by (txHash, logIndex). */
  confirmed: readonly Event[];
  /** Events of newer blocks; they replace all unconfirmed events. If absent, those stay unchanged. */
  unconfirmed?: readonly Event[];
}>;

/** The index of a contract's events, with its cursor. Every method rejects with STORE_UNAVAILABLE. */
export interface EventIndex<Event> {
  cursor(): Promise<BlockRef | undefined>;
  /** Stored blocks at or below the cursor, newest first, for finding the common ancestor after a reorganization. */
  checkpoints(): Promise<readonly BlockRef[]>;
  /** The block of the oldest unconfirmed event; undefined without any. */
  oldestUnconfirmed(): Promise<number | undefined>;
  /** Stores the whole step or nothing; false when the cursor is no longer `from` (another indexer was faster). */
  commit(step: IndexStep<Event>): Promise<boolean>;
  /** Deletes every event and checkpoint above `to`, or all of them if `to` is undefined; false when the cursor is no longer `from`. */
  rollBack(from: BlockRef, to: BlockRef | undefined): Promise<boolean>;
}
