import type { RelayerCalls } from '../../application/ports/paymaster.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** The transactions of one account on one chain, ordered by nonce. */
export type Lane = Readonly<{ chainId: number; relayer: WalletAddress }>;

export type RelayerCall = Readonly<{ id: string; to: WalletAddress; data: Hex; gasLimit: bigint }>;

/** A signed transaction; a later one with the same nonce has higher fees. */
export type Bid = Readonly<{ raw: Hex; hash: Hex; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint; at: Date }>;

/** `isOpen` until its nonce is certainly used; the last bid is the newest. Without bids it has a nonce, and is not signed yet. */
export type QueuedCall = Lane & RelayerCall & Readonly<{ nonce: bigint; bids: readonly Bid[]; isOpen: boolean }>;

/**
 * The unsent and unconfirmed calls of a relayer account. Every method is one transaction, and transactions of the same
 * lane are serialized. A nonce is reserved first, and the bid is signed outside of any transaction, because the key may be
 * remote: a bid is stored under the nonce it was signed for, or not at all. Every method rejects with STORE_UNAVAILABLE.
 */
export interface RelayerQueue extends RelayerCalls {
  /** Stores the call, without bids, under the next free nonce: at least `from`, and above every open one. A known call is not changed. */
  enqueue(lane: Lane, call: RelayerCall, from: bigint): Promise<QueuedCall>;
  /** Stores the call, without bids, under exactly this nonce, or returns the open call that already has it. */
  fill(lane: Lane, call: RelayerCall, nonce: bigint): Promise<QueuedCall>;
  /** Moves an open call to another nonce, chosen as in `enqueue`, and deletes its bids. Undefined when it is not open. */
  requeue(id: string, from: bigint): Promise<QueuedCall | undefined>;
  /** Adds the bid unless the call got another nonce or more bids since it was read. Returns the stored call; undefined when it is not open. */
  bid(read: QueuedCall, bid: Bid): Promise<QueuedCall | undefined>;
  /** Marks the call's nonce as permanently used. A call that was never signed is deleted. */
  close(id: string): Promise<void>;

  find(id: string): Promise<QueuedCall | undefined>;
  openAt(lane: Lane, nonce: bigint): Promise<QueuedCall | undefined>;
}

/** A call without a purpose but its nonce. */
export const isFiller = ({ to, relayer }: QueuedCall): boolean => to === relayer;

/** Of a call that was signed. */
export const newest = ({ id, bids }: QueuedCall) => ({ reference: id, hash: (bids.at(-1) as Bid).hash });
