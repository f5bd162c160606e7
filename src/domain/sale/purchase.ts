import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** One Purchase event of the sale contract. (chain, txHash, logIndex) is its identity. */
export type Purchase = Readonly<{
  txHash: Hex;
  logIndex: number;
  blockNumber: number;
  blockHash: Hex;
  /** The block's time. */
  timestamp: Date;
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  referrer: WalletAddress;
  /** Payment-token units. */
  amount: bigint;
  /** Sale-token units. */
  tokens: bigint;
  nonce: bigint;
  /** 1, 2 or 3, as in the contract. */
  tier: number;
}>;

/** A purchase in the index; `confirmed` once its block is deep enough. */
export type IndexedPurchase = Purchase & Readonly<{ confirmed: boolean }>;

/** A block number and its hash, such as the indexer's cursor or a checkpoint. */
export type BlockRef = Readonly<{ number: number; hash: Hex }>;
export type Block = BlockRef & Readonly<{ parentHash: Hex; timestamp: Date }>;
