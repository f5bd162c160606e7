import type { Candle, Timeframe } from '../../../domain/oracle/candle.ts';
import type { Pool } from '../../../domain/oracle/dashboard.ts';
import type { Listed } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with ORACLE_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the provider's rate limit is exhausted. */
export interface TokenPools {
  /** The token's pools, most liquid first; empty for a token or chain that is unknown to the provider. */
  poolsOf(chainId: number, token: WalletAddress): Promise<Listed<Pool>>;
  /** Prices of the token in the pool, oldest first, at most 300; empty when the provider has none for this pool. */
  candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe): Promise<Listed<Candle>>;
}
