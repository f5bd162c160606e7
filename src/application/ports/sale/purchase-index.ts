import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type IndexStep = Readonly<{
  /** The cursor from which this step started; undefined for the first. */
  from?: BlockRef;
  /** The new cursor. */
  to: BlockRef;
  /** Events of confirmed blocks, stored by (txHash, logIndex). */
  confirmed: readonly Purchase[];
  /** Events of newer blocks; they replace all unconfirmed purchases. If absent, those stay unchanged. */
  unconfirmed?: readonly Purchase[];
}>;

/** `tokens`: of all; `confirmedTokens`: of confirmed purchases. */
export type PurchaseTotals = Readonly<{
  confirmed: number;
  unconfirmed: number;
  tokens: bigint;
  confirmedTokens: bigint;
  neverIssued: number;
}>;

/**
 * The index of the sale contract's purchases, with its cursor. Every method rejects with STORE_UNAVAILABLE when the
 * database does not respond.
 */
export interface PurchaseIndex {
  cursor(): Promise<BlockRef | undefined>;
  /** Stored blocks at or below the cursor, newest first, for finding the common ancestor after a reorganization. */
  checkpoints(): Promise<readonly BlockRef[]>;
  /** The block of the oldest unconfirmed purchase; undefined without any. */
  oldestUnconfirmed(): Promise<number | undefined>;
  /** Stores the whole step or nothing; false when the cursor is no longer `from` (another indexer was faster). */
  commit(step: IndexStep): Promise<boolean>;
  /** Deletes every purchase and checkpoint above `to`, or all of them if `to` is undefined; false when the cursor is no longer `from`. */
  rollBack(from: BlockRef, to: BlockRef | undefined): Promise<boolean>;
  /** Confirmed purchases whose nonce was never issued and that were not reported yet. */
  unissuedPurchases(): Promise<readonly Purchase[]>;
  /** Of all indexed purchases. `neverIssued` counts confirmed purchases whose nonce was never issued, reported or not. */
  totals(): Promise<PurchaseTotals>;
  /** The confirmed purchases, counted one by one: `totals` may return sums that are kept. */
  recount(): Promise<Pick<PurchaseTotals, 'confirmed' | 'confirmedTokens'>>;
  /** What each buyer of the latest purchases bought in total, confirmed or not; at most `limit` buyers. */
  latestBuyers(limit: number): Promise<readonly Readonly<{ buyer: WalletAddress; amount: bigint }>[]>;
  markReported(purchase: Purchase): Promise<void>;
  /** Confirmed purchases that their buyers were not told of yet, oldest first. */
  unannouncedPurchases(limit: number): Promise<readonly Purchase[]>;
  markAnnounced(purchase: Purchase): Promise<void>;
}
