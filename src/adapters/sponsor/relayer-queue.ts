import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** What one account sends on one chain, nonce after nonce. */
export type Lane = Readonly<{ chainId: number; relayer: WalletAddress }>;

export type RelayerCall = Readonly<{ id: string; to: WalletAddress; data: Hex; gasLimit: bigint }>;

/** A signed transaction; a later one of the same nonce bids more. */
export type Bid = Readonly<{ raw: Hex; hash: Hex; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint; at: Date }>;

/** `isOpen` until its nonce is surely used; the last bid is the newest. */
export type QueuedCall = Lane & RelayerCall & Readonly<{ nonce: bigint; bids: readonly Bid[]; isOpen: boolean }>;

export type Sign = (nonce: bigint) => Bid;

/**
 * What the account of a relayer still has to send. Every method is one transaction, and no two of the same lane overlap, so what
 * `sign` answers is kept under the nonce that it was handed, or not at all. Every method rejects with STORE_UNAVAILABLE.
 */
export interface RelayerQueue {
  /** Under the next free nonce: at least `from`, and above every open one. A call that is known stays as it is. */
  enqueue(lane: Lane, call: RelayerCall, from: bigint, sign: Sign): Promise<QueuedCall>;
  /** Under exactly this nonce, unless an open call has it, which is then answered. */
  fill(lane: Lane, call: RelayerCall, nonce: bigint, sign: Sign): Promise<QueuedCall>;
  /** Gives an open call another nonce, as `enqueue` finds it, and forgets the old bids. Undefined when it is not open. */
  requeue(id: string, from: bigint, sign: Sign): Promise<QueuedCall | undefined>;
  /** Adds what `decide` answers to the bids of an open call; undefined adds nothing. Answers it as it is then. */
  bid(id: string, decide: (call: QueuedCall) => Bid | undefined): Promise<QueuedCall | undefined>;
  /** Its nonce is used for good. */
  close(id: string): Promise<void>;

  find(id: string): Promise<QueuedCall | undefined>;
  openAt(lane: Lane, nonce: bigint): Promise<QueuedCall | undefined>;
}
