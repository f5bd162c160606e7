import type { Block, Purchase } from '../../../domain/sale/purchase.ts';

/** The sale's chain, for the indexer. Every method rejects with CHAIN_UNAVAILABLE when no node responds. */
export interface SaleEvents {
  /** The newest block. */
  head(): Promise<Block>;
  /** The block at this height on the current chain; undefined when the node does not have it. */
  block(number: number): Promise<Block | undefined>;
  /**
   * Purchase events of the blocks `from` to `to`, inclusive, in chain order. Rejects with BLOCK_RANGE_TOO_LARGE when
   * the node rejects the range.
   */
  purchases(from: number, to: number): Promise<readonly Purchase[]>;
}
