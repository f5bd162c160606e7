import type { Candle, Timeframe } from '../../../domain/oracle/candle.ts';
import type { Pool } from '../../../domain/oracle/dashboard.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with ORACLE_UNAVAILABLE, and with UPSTREAM_LIMIT_EXHAUSTED when the upstream's limit is used up. */
export interface TokenPools {
  /** Where the token is traded, most liquid first; none for a token or chain that the upstream does not know. */
  poolsOf(chainId: number, token: WalletAddress): Promise<Dated<readonly Pool[]>>;
  /** Prices of the token in the pool, oldest first, 300 at most; none when the upstream keeps none for this pool. */
  candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe): Promise<Dated<readonly Candle[]>>;
}
