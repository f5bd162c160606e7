import type { Block, Purchase } from '../../../domain/sale/purchase.ts';

/** Consecutive blocks of one chain, and the purchases in them in chain order. */
export type SaleRange = Readonly<{ first: Block; last: Block; purchases: readonly Purchase[] }>;

/**
 * The sale's chain as an indexer reads it. All that one call returns comes from one node: two nodes may be on different forks.
 * Every method rejects with CHAIN_UNAVAILABLE when no node responds. Both ranges include `from` and `to`, reject with
 * CHAIN_UNAVAILABLE when the node does not have all their blocks, and return undefined when the chain changed meanwhile.
 */
export interface SaleEvents {
  /** The newest block. */
  head(): Promise<Block>;
  /** The blocks at these heights, in the same order; undefined where the node has none. */
  blocksAt(heights: readonly number[]): Promise<readonly (Block | undefined)[]>;
  /**
   * Every purchase in the range, however often the chain changes while it is read: each block is the parent of the next, and
   * purchases are queried by the hash of their block. Costs two calls for each block.
   */
  linkedRange(from: number, to: number): Promise<SaleRange | undefined>;
  /**
   * For blocks that are too old to be replaced: the purchases of a range query, each in a block that is still on the chain after
   * the query. Purchases are missing if the chain changed before the query and changed back after it.
   * Rejects with BLOCK_RANGE_TOO_LARGE when the node rejects the range.
   */
  range(from: number, to: number): Promise<SaleRange | undefined>;
}
