import type { LendingMarket } from '../../../domain/oracle/dashboard.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface LendingMarkets {
  /** Where the token is lent on its chain, largest first, 20 at most. Rejects with LENDING_UNAVAILABLE. */
  forToken(chainId: number, token: WalletAddress): Promise<Dated<readonly LendingMarket[]>>;
}
