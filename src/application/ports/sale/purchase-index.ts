import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';

export type IndexStep = Readonly<{
  /** The cursor that this step started from; undefined for the first. */
  from?: BlockRef;
  /** The last block that is now indexed for good. */
  to: BlockRef;
  /** Events of confirmed blocks: kept, by (txHash, logIndex). */
  confirmed: readonly Purchase[];
  /** Events of newer blocks: they replace every unconfirmed one. Absent leaves those as they are. */
  unconfirmed?: readonly Purchase[];
}>;

/**
 * How far the sale contract's purchases are indexed, and what is written with each step.
 * Every method rejects with STORE_UNAVAILABLE when the database does not answer.
 */
export interface PurchaseIndex {
  cursor(): Promise<BlockRef | undefined>;
  /** Stored blocks at or below the cursor, newest first, that a reorganisation can be measured against. */
  checkpoints(): Promise<readonly BlockRef[]>;
  /** Stores the whole step, or nothing: false when the cursor is no longer `from` (another indexer was faster). */
  commit(step: IndexStep): Promise<boolean>;
  /** Deletes every purchase and checkpoint above `to`, or all of them; false when the cursor is no longer `from`. */
  rollBack(from: BlockRef, to: BlockRef | undefined): Promise<boolean>;
  /** Confirmed purchases whose nonce was never issued and that were not yet reported. */
  unissuedPurchases(): Promise<readonly Purchase[]>;
  markReported(purchase: Purchase): Promise<void>;
}
