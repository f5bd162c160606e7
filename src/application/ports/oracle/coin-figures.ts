import type { CoinFigures as Figures } from '../../../domain/oracle/dashboard.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Both reject with MARKET_DATA_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the upstream's limit is used up. */
export interface CoinFigures {
  /** Undefined for a token that the upstream does not know. */
  ofToken(chainId: number, token: WalletAddress): Promise<Dated<Figures | undefined>>;
  /** By the upstream's own name of the coin. */
  ofCoin(id: string): Promise<Dated<Figures | undefined>>;
}
