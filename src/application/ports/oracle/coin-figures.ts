import type { CoinFigures as Figures } from '../../../domain/oracle/dashboard.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Both reject with MARKET_DATA_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted. */
export interface CoinFigures {
  /** Undefined for a token that is unknown to the provider. */
  ofToken(chainId: number, token: WalletAddress): Promise<Dated<Figures | undefined>>;
  /** By the provider's id of the coin. */
  ofCoin(id: string): Promise<Dated<Figures | undefined>>;
}
