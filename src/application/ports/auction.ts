import type { Decision } from '../../domain/decision/decision.ts';
import type { Auction, AuctionState } from '../../domain/sale/auction.ts';
import type {
  AuctionEvent,
  BidSubmitted,
  CheckpointSpan,
  CheckpointUpdated,
  IndexedAuctionEvent,
  PriceStep,
} from '../../domain/sale/auction-event.ts';
import type { BidCall, BidPermit, SignedBidPermit } from '../../domain/sale/bid-permit.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainEvents, EventIndex } from './chain-events.ts';
import type { AuthorizationState, AuthorizationTally } from './sale.ts';

/** The auctions on the sale's chain, at its head. Every method rejects with CHAIN_UNAVAILABLE. */
export interface AuctionContracts {
  /** As a checkpoint made now would leave it, not as the last one did. Rejects also when the auction itself asks another validation hook. */
  state(auction: Auction): Promise<AuctionState>;
  /** The validation hook that the auction itself asks; undefined where no contract is. */
  hookOf(auction: WalletAddress): Promise<WalletAddress | undefined>;
  /** What the hook counted of the owner's bids in this auction, refunded or not. */
  committed(auction: Auction, owner: WalletAddress): Promise<bigint>;
}

export interface BidSigner {
  /** A signature that the hook accepts for exactly this permit. Rejects as PurchaseSigner does. */
  sign(auction: Auction, permit: BidPermit): Promise<SignedBidPermit>;
  /** The complete calldata of the auction's `submitBid()`. */
  calldata(call: BidCall): Hex;
}

/** The events of an auction and of its hook. */
export interface AuctionEvents {
  of(auction: Auction): ChainEvents<AuctionEvent>;
}

export type IssuedBidPermit = Readonly<{ permit: BidPermit; issuedAt: Date; state: AuthorizationState }>;

/** The bid permits that this service signed for auctions on its sale's chain. Every method rejects with STORE_UNAVAILABLE. */
export interface IssuedBidPermits {
  /**
   * Stores the permit and the decision that grants it; both or neither. Rejects when the auction's nonce was recorded before. With a
   * share, rejects with TIER_LIMIT_EXCEEDED, and records nothing, when the person could pass the cap with it: of requests at once for
   * wallets of one person, in any sale, each sees those that were recorded before it. `bidHere`: what the hook counted for the owner.
   */
  record(
    permit: BidPermit,
    issuedAt: Date,
    decision: Decision,
    room?: Readonly<{ share: PersonShare; bidHere: bigint }>,
  ): Promise<void>;
  /** The owner's, newest first, with their states at `now`. */
  issuedTo(owner: WalletAddress, limit: number, now: Date): Promise<readonly IssuedBidPermit[]>;
  /** How many of the owner's permits could still be used at `now`. */
  countLive(owner: WalletAddress, now: Date): Promise<number>;
  /** How many were issued and kept, and of those how many are used, expired, and still open. */
  tally(now: Date): Promise<AuthorizationTally>;
  /** The auctions of permits that are not settled. */
  unsettledAuctions(): Promise<readonly WalletAddress[]>;
  /**
   * Settles the permits of an auction whose deadline is before the time of a confirmed block up to which it is indexed: those without a
   * bid can no longer be used. Until then a permit counts as usable, whatever a clock says.
   */
  settle(auction: WalletAddress, indexedUntil: Date): Promise<void>;
  /** Deletes at most `limit` settled permits whose deadline passed before `before` and with which no bid was made; returns how many. */
  purgeUnused(before: Date, limit: number): Promise<number>;
}

/** The index of the auctions' events. Every method rejects with STORE_UNAVAILABLE. */
export interface AuctionIndex {
  of(auction: WalletAddress): EventIndex<AuctionEvent>;
  /** Bids, exits and claims of this owner in every auction, in chain order. */
  eventsOf(owner: WalletAddress): Promise<readonly IndexedAuctionEvent[]>;
  /** Of one auction, in chain order. */
  checkpointsOf(auction: WalletAddress, span: CheckpointSpan): Promise<readonly CheckpointUpdated[]>;
  /** The clearing prices in the order in which they rose, each once; of more than `most`, evenly many less, always with the newest. */
  pricesOf(auction: WalletAddress, most: number): Promise<readonly PriceStep[]>;
  /** The highest price below `price` of a confirmed bid; undefined without any. */
  tickBelow(auction: WalletAddress, price: bigint): Promise<bigint | undefined>;
  /** Confirmed bids without a permit that was issued, and that were not reported yet. */
  unissuedBids(): Promise<readonly BidSubmitted[]>;
  /** Confirmed and unconfirmed bids. `neverIssued` counts confirmed bids without a permit that was issued, reported or not. */
  totals(): Promise<Readonly<{ confirmed: number; unconfirmed: number; neverIssued: number }>>;
  markReported(bid: BidSubmitted): Promise<void>;
}
