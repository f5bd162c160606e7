import type { Decision } from '../../../domain/decision/decision.ts';
import type { PersonShare } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type AuthorizationState = 'issued' | 'used' | 'expired';

export type AuthorizationTally = Readonly<{ issued: number; used: number; expired: number; open: number }>;
export type IssuedAuthorization = Readonly<{
  authorization: PurchaseAuthorization;
  issuedAt: Date;
  state: AuthorizationState;
}>;

/** The purchase authorizations that this service signed for its sale. Every method rejects with STORE_UNAVAILABLE. */
export interface IssuedAuthorizations {
  /**
   * Stores the authorization and the decision that grants it; both or neither. Rejects when the nonce was recorded before. With a
   * share, rejects with TIER_LIMIT_EXCEEDED, and records nothing, when the person could pass the cap with what all the wallets can
   * still use and mint: of requests at once for wallets of one person, in either sale, each sees those that were recorded before it.
   */
  record(authorization: PurchaseAuthorization, issuedAt: Date, decision: Decision, share?: PersonShare): Promise<void>;
  /** `used` once a purchase with the nonce is indexed, else `expired` past the deadline; undefined when never issued. */
  stateOf(nonce: bigint, now: Date): Promise<AuthorizationState | undefined>;
  /**
   * Deletes at most `limit` authorizations of the sale whose deadline passed before `before` and with which nothing was bought;
   * returns how many. Those that were used are kept: they prove that a purchase was authorized.
   */
  purgeUnused(before: Date, limit: number): Promise<number>;
  /** The buyer's, newest first, with their states at `now`. */
  issuedTo(buyer: WalletAddress, limit: number, now: Date): Promise<readonly IssuedAuthorization[]>;
  /** How many of the buyer's authorizations could still be used at `now`. */
  countLive(buyer: WalletAddress, now: Date): Promise<number>;
  /** How many were issued and kept, and of those how many are used, expired, and still open. */
  tally(now: Date): Promise<AuthorizationTally>;
}
