import type { HeldBalances } from '../../../domain/portfolio/holding.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ChainBalances {
  /**
   * A wallet's balances on a chain, all from the same block: the native coin, and the non-zero ones of `tokens`.
   * Rejects with CHAIN_UNAVAILABLE within its time limit, and for an unsupported chain.
   */
  read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>>;
}
