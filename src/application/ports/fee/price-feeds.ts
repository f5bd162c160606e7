import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Prices that money is charged by: above zero and current, or PRICE_UNAVAILABLE. What is unknown is unavailable too. */
export interface PriceFeeds {
  /** One whole native coin of the chain. */
  native(chainId: number): Promise<Usd>;
  /** One whole token. */
  token(chainId: number, token: WalletAddress): Promise<Usd>;
}
