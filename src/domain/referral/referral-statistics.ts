import type { WalletAddress } from '../shared/wallet-address.ts';

/** A purchase that named the wallet as referrer. */
export type ReferredPurchase = Readonly<{
  buyer: WalletAddress;
  /** Smallest units of the payment token. */
  amount: bigint;
  /** Smallest units of the sale token. */
  tokens: bigint;
  timestamp: Date;
}>;

/** The reward for tokens that referred purchases bought, rounded down. */
export const referralReward = (tokens: bigint, bps: bigint): bigint => (tokens * bps) / 10_000n;

/** What a wallet referred, by purchases of confirmed blocks. */
export type ReferralStatistics = Readonly<{
  /** How many different wallets bought. */
  buyers: number;
  amount: bigint;
  tokens: bigint;
  /** Newest first. */
  recent: readonly ReferredPurchase[];
}>;
