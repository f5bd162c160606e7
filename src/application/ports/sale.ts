import type { Decision } from '../../domain/decision/decision.ts';
import type { ReferralStatistics } from '../../domain/referral/referral-statistics.ts';
import type { NftTier } from '../../domain/sale/nft-rules.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { IndexedPurchase, Purchase } from '../../domain/sale/purchase.ts';
import type {
  NftPurchaseAuthorization,
  PurchaseAuthorization,
  SignedNftPurchase,
  SignedPurchase,
} from '../../domain/sale/purchase-authorization.ts';
import type { SaleState } from '../../domain/sale/sale-policy.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { TypedDataDomain, TypedDataField } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainEvents, ChainRange, EventIndex } from './chain-events.ts';

export type AuthorizationState = 'issued' | 'used' | 'expired';

export type AuthorizationTally = Readonly<{ issued: number; used: number; expired: number; open: number }>;
type IssuedAuthorization = Readonly<{
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

export interface NftPurchaseSigner {
  /** A signature that this contract accepts for exactly this authorization, and the calldata with both. Rejects as PurchaseSigner does. */
  sign(contract: WalletAddress, authorization: NftPurchaseAuthorization): Promise<SignedNftPurchase>;
}

/**
 * The nonces of some authorizations that are spent, in a block that is old enough not to be replaced: `used`, or `cancelled` by the
 * owner of the contract, where the authorization's token does not exist.
 */
export type SpentNonces = Readonly<{ asOf: Date; used: ReadonlySet<bigint>; cancelled: ReadonlySet<bigint> }>;

export type MintNonce = Pick<NftPurchaseAuthorization, 'nonce' | 'tokenId'>;

/** The current state of NFT sale contracts on the sale's chain. Every method rejects with CHAIN_UNAVAILABLE. */
export interface NftSaleContract {
  /** The tier at the chain's head; all fields are zero when it was never set up. */
  tier(contract: WalletAddress, tierId: number): Promise<NftTier>;
  /** `asOf` is the time of the newest confirmed block, whose state is read. */
  spentNonces(contract: WalletAddress, authorizations: readonly MintNonce[]): Promise<SpentNonces>;
}

export type IssuedNftAuthorization = Readonly<{
  contract: WalletAddress;
  authorization: NftPurchaseAuthorization;
  issuedAt: Date;
}>;

/** An NFT of a contract. */
export type NftToken = Readonly<{ contract: WalletAddress; tokenId: bigint }>;

/** An authorization of which nobody knows yet whether it was used. */
export type OpenNftAuthorization = MintNonce & Readonly<{ contract: WalletAddress; deadline: Date }>;
/** `cancelled` by the owner of the contract: it bought nothing, and counts against its buyer's limit like `used`. */
export type NftOutcome = 'used' | 'unused' | 'cancelled';

/** The NFT purchase authorizations that this service issued. Every method rejects with STORE_UNAVAILABLE. */
export interface NftSaleLedger {
  /**
   * Stores the authorization and the decision that grants it; both or neither. Rejects when the contract's nonce was recorded before.
   * With a share, rejects with TIER_LIMIT_EXCEEDED, and records nothing, when the person could pass the tier's limit with it: of
   * requests at once for wallets of one person, in either sale, each sees those that were recorded before it.
   */
  record(issued: IssuedNftAuthorization, decision: Decision, share?: PersonShare): Promise<void>;
  /** The prices of the tokens that were authorized for these wallets and not settled as `unused`: each token once, at its highest price. */
  mintedBy(wallets: readonly WalletAddress[], except?: NftToken): Promise<bigint>;
  /** The authorizations that are not settled, by deadline. */
  unsettled(limit: number): Promise<readonly OpenNftAuthorization[]>;
  /** Settles an authorization for good; one that is settled stays as it is. */
  settle(contract: WalletAddress, nonce: bigint, outcome: NftOutcome): Promise<void>;
  /** The buyer's, newest first, with their states at `now`; without one from the deadline until they are settled. */
  issuedTo(
    buyer: WalletAddress,
    limit: number,
    now: Date,
  ): Promise<readonly (IssuedNftAuthorization & Readonly<{ state?: AuthorizationState }>)[]>;
  /** The buyer's that were settled as `used`, newest first. */
  usedBy(buyer: WalletAddress, limit: number): Promise<readonly IssuedNftAuthorization[]>;
  /** The authorization with this nonce; undefined when it was never issued. */
  issued(contract: WalletAddress, nonce: bigint): Promise<NftPurchaseAuthorization | undefined>;
  /** Deletes at most `limit` authorizations that were settled as `unused` and whose deadline passed before `before`; returns how many. */
  purgeUnused(before: Date, limit: number): Promise<number>;
}

/** The indexed purchases of a buyer in this service's sale. */
export interface PurchaseHistory {
  /** Newest first, by block and log index. Rejects with VALIDATION_FAILED for a malformed cursor, and with STORE_UNAVAILABLE. */
  list(buyer: WalletAddress, page: PageRequest): Promise<Page<IndexedPurchase>>;
}

/** `tokens`: of all; `confirmedTokens`: of confirmed purchases. */
export type PurchaseTotals = Readonly<{
  confirmed: number;
  unconfirmed: number;
  tokens: bigint;
  confirmedTokens: bigint;
  neverIssued: number;
}>;

/**
 * The index of the sale contract's purchases. Every method rejects with STORE_UNAVAILABLE when the database does not
 * respond.
 */
export interface PurchaseIndex extends EventIndex<Purchase> {
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

export interface PurchaseSigner {
  /** The account whose signatures the sale contract accepts, as far as this process knows; undefined without its key. */
  readonly address: WalletAddress | undefined;
  /** The data to verify a signature. */
  readonly typedData: Readonly<{ domain: TypedDataDomain; types: Readonly<Record<string, readonly TypedDataField[]>> }>;
  /**
   * A signature that the sale contract accepts for exactly this authorization, and the calldata with both. Rejects with
   * SIGNER_UNAVAILABLE and UPSTREAM_BUDGET: no signature exists then. Call it outside of transactions, since the key may be remote.
   */
  sign(authorization: PurchaseAuthorization): Promise<SignedPurchase>;
}

export type ReferralTotals = Pick<ReferralStatistics, 'buyers' | 'amount' | 'tokens'>;
type ReferralRecount = Readonly<{ referrer: WalletAddress; kept: ReferralTotals; counted: ReferralTotals }>;

/** The indexed purchases with a referrer in this service's sale. */
export interface ReferralPurchases {
  /** Counts confirmed blocks only; `recent` has at most `limit` purchases. Rejects with STORE_UNAVAILABLE. */
  statisticsOf(referrer: WalletAddress, limit: number): Promise<ReferralStatistics>;
  /** Of the referrers of the latest purchases, at most `limit`: what `statisticsOf` returns, and the same counted purchase by purchase. */
  recount(limit: number): Promise<readonly ReferralRecount[]>;
}

/** The current state of the sale contract. Every method rejects with CHAIN_UNAVAILABLE within the time limit of its node. */
export interface SaleContract {
  state(): Promise<SaleState>;
  /** The buyer's purchases so far in payment-token units, at the chain's head. */
  purchased(buyer: WalletAddress): Promise<bigint>;
  /**
   * The time of a block that can no longer be replaced, at most a few seconds behind the newest one; the epoch when the chain has none.
   * Times of blocks do not fall: what is used by a deadline before it is used in that block or below, and whatever is read of the chain
   * afterwards holds it. So nothing else frees what an unused authorization or permit reserves: not the clock of this service.
   */
  settledUntil(): Promise<Date>;
}

/** The sale's chain as an indexer of purchases reads it. */
export type SaleEvents = ChainEvents<Purchase>;
export type SaleRange = ChainRange<Purchase>;
