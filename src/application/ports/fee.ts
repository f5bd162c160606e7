import type { GasUsage } from '../../domain/fee/fee-policy.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export interface GasPrices {
  /**
   * The expected cost of such a transaction on the chain within the next minutes, in wei, including a rollup's data
   * fee; above zero. Rejects with GAS_PRICE_UNAVAILABLE when the chain's head is old, and with CHAIN_UNAVAILABLE.
   */
  costOf(chainId: number, usage: GasUsage): Promise<bigint>;
}

/** Prices for charging fees: above zero and current. Rejects with PRICE_UNAVAILABLE, also for an unknown token. */
export interface PriceFeeds {
  /** One whole native coin of the chain. */
  native(chainId: number): Promise<Usd>;
  /** One whole token. */
  token(chainId: number, token: WalletAddress): Promise<Usd>;
}

export interface ProStatus {
  /** Whether the wallet holds the Pro NFT at the head of its chain. Rejects with CHAIN_UNAVAILABLE. */
  isPro(wallet: WalletAddress): Promise<boolean>;
}

export interface QuoteSigner {
  /** HMAC-SHA256 of the text with the newest key, as 64 lower-case hexadecimal digits. */
  sign(text: string): Promise<string>;
  /** Whether one of the service's keys signed exactly this text. Takes constant time. */
  verify(text: string, signature: string): boolean;
}
