import type { LendingMarket } from '../../../domain/oracle/dashboard.ts';
import type { Listed } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface LendingMarkets {
  /** The lending markets of the token on its chain, largest first, at most 20. Rejects with LENDING_UNAVAILABLE. */
  forToken(chainId: number, token: WalletAddress): Promise<Listed<LendingMarket>>;
}
