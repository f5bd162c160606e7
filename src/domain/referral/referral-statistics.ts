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

/** What a wallet referred, by purchases of confirmed blocks. */
export type ReferralStatistics = Readonly<{
  /** How many different wallets bought. */
  buyers: number;
  amount: bigint;
  tokens: bigint;
  /** Newest first. */
  recent: readonly ReferredPurchase[];
}>;
