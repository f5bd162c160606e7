import type { Block, Purchase } from '../../../domain/sale/purchase.ts';

/** The sale's chain as an indexer reads it. Every method rejects with CHAIN_UNAVAILABLE when no node answers. */
export interface SaleEvents {
  /** The newest block. */
  head(): Promise<Block>;
  /** The block at this height on the chain of now; undefined when the node has none. */
  block(number: number): Promise<Block | undefined>;
  /**
   * Purchase events of the blocks `from` to `to`, both included, in chain order.
   * Rejects with BLOCK_RANGE_TOO_LARGE when the node refuses the range.
   */
  purchases(from: number, to: number): Promise<readonly Purchase[]>;
}
