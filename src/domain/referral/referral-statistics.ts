import type { WalletAddress } from '../shared/wallet-address.ts';

/** A purchase with the wallet as referrer. */
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

/** A wallet's referrals, from purchases in confirmed blocks. */
export type ReferralStatistics = Readonly<{
  /** Number of different wallets that bought. */
  buyers: number;
  amount: bigint;
  tokens: bigint;
  /** Newest first. */
  recent: readonly ReferredPurchase[];
}>;
