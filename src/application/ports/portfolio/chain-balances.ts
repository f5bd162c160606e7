import type { HeldBalances } from '../../../domain/portfolio/holding.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ChainBalances {
  /**
   * What a wallet holds on a chain, all of it in one block: the native coin, and of `tokens` those with a balance. Rejects with
   * CHAIN_UNAVAILABLE within its time limit, and for a chain that it does not serve.
   */
  read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>>;
}
