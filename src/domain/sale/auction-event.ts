import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

type Place = Readonly<{
  auction: WalletAddress;
  txHash: Hex;
  logIndex: number;
  blockNumber: number;
  blockHash: Hex;
  /** The block's time. */
  timestamp: Date;
}>;

/** Prices are Q96, amounts and refunds in units of the currency, `tokens` in units of the token. */
export type BidSubmitted = Place &
  Readonly<{
    kind: 'bid';
    bidId: bigint;
    owner: WalletAddress;
    price: bigint;
    amount: bigint;
    /** Of the permit that the hook accepted for it; both absent when its event is missing. */
    sender?: WalletAddress;
    nonce?: bigint;
  }>;
export type BidExited = Place &
  Readonly<{ kind: 'exit'; bidId: bigint; owner: WalletAddress; tokens: bigint; amount: bigint }>;
export type TokensClaimed = Place & Readonly<{ kind: 'claim'; bidId: bigint; owner: WalletAddress; tokens: bigint }>;
export type CheckpointUpdated = Place &
  Readonly<{
    kind: 'checkpoint';
    /** The block whose start it describes; of the last one, the end of the auction. */
    atBlock: number;
    price: bigint;
    /** Sold so far, in parts of ten million. */
    mps: number;
  }>;

/** Checkpoints from the one at or before a block until the first whose price is above `above`, included. */
export type CheckpointSpan = Readonly<{ from: number; above: bigint }>;

/** A clearing price from the block on at whose start it was found. */
export type PriceStep = Pick<CheckpointUpdated, 'atBlock' | 'price' | 'timestamp'>;

/** One event of an auction. (chain, auction, txHash, logIndex) is its identity. */
export type AuctionEvent = BidSubmitted | BidExited | TokensClaimed | CheckpointUpdated;

/** An event in the index; `confirmed` once its block is deep enough. */
export type IndexedAuctionEvent = AuctionEvent & Readonly<{ confirmed: boolean }>;
