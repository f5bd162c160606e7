import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Prices for charging fees: above zero and current. Rejects with PRICE_UNAVAILABLE, also for an unknown token. */
export interface PriceFeeds {
  /** One whole native coin of the chain. */
  native(chainId: number): Promise<Usd>;
  /** One whole token. */
  token(chainId: number, token: WalletAddress): Promise<Usd>;
}
