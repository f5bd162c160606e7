import type {
  Candle,
  CoinFigures as Figures,
  Indicators,
  LendingMarket,
  Pool,
  Timeframe,
} from '../../domain/oracle/dashboard.ts';
import type { Dated, Listed } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Both reject with MARKET_DATA_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted. */
export interface CoinFigures {
  /** Undefined for a token that is unknown to the provider. */
  ofToken(chainId: number, token: WalletAddress): Promise<Dated<Figures | undefined>>;
  /** By the provider's id of the coin. */
  ofCoin(id: string): Promise<Dated<Figures | undefined>>;
}

export interface LendingMarkets {
  /** The lending markets of the token on its chain, largest first, at most 20. Rejects with LENDING_UNAVAILABLE. */
  forToken(chainId: number, token: WalletAddress): Promise<Listed<LendingMarket>>;
}

export interface TechnicalAnalysis {
  /** The indicators at the newest candle. `candles` must be oldest first. */
  indicators(candles: readonly Candle[]): Promise<Indicators>;
}

/** Every method rejects with ORACLE_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted. */
export interface TokenPools {
  /** The token's pools, most liquid first; empty for a token or chain that is unknown to the provider. */
  poolsOf(chainId: number, token: WalletAddress): Promise<Listed<Pool>>;
  /** Prices of the token in the pool, oldest first, at most 300; empty when the provider has none for this pool. */
  candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe): Promise<Listed<Candle>>;
}
