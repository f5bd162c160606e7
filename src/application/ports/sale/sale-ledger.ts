import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import type { BlockRef, IndexedPurchase, Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type AuthorizationState = 'issued' | 'used' | 'expired';

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
 * What was authorized and what was bought, for the one sale of this service.
 * Every method rejects with STORE_UNAVAILABLE when the database does not answer.
 */
export interface SaleLedger {
  record(authorization: PurchaseAuthorization, issuedAt: Date): Promise<void>;
  /** `used` once a purchase with the nonce is indexed, else `expired` past the deadline; undefined when never issued. */
  authorizationState(nonce: bigint, now: Date): Promise<AuthorizationState | undefined>;
  /** How many of the buyer's authorizations could still be used at `now`. */
  liveAuthorizations(buyer: WalletAddress, now: Date): Promise<number>;

  /** Newest purchases first, by block and log index. Rejects with VALIDATION_FAILED when the cursor is not one of ours. */
  history(buyer: WalletAddress, page: PageRequest): Promise<Page<IndexedPurchase>>;

  /** What was bought with this referrer, in confirmed blocks; `recent` has at most `limit` purchases. */
  referralsOf(referrer: WalletAddress, limit: number): Promise<ReferralStatistics>;

  cursor(): Promise<BlockRef | undefined>;
  /** Remembered blocks at or below the cursor, newest first, that a reorganisation can be measured against. */
  checkpoints(): Promise<readonly BlockRef[]>;
  /** Keeps the whole step, or nothing: false when the cursor is no longer `from` (another indexer was faster). */
  commit(step: IndexStep): Promise<boolean>;
  /** Forgets every purchase and checkpoint above `to`, or all of them; false when the cursor is no longer `from`. */
  rollBack(from: BlockRef, to: BlockRef | undefined): Promise<boolean>;
  /** Confirmed purchases whose nonce was never issued and that were not yet reported. */
  unissuedPurchases(): Promise<readonly Purchase[]>;
  markReported(purchase: Purchase): Promise<void>;
}
