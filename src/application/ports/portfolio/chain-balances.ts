import type { HeldBalances } from '../../../domain/portfolio/holding.ts';
import type { Attempt } from '../../../domain/shared/attempt.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ChainBalances {
  /**
   * A wallet's balances on a chain, all from the same block: the native coin, and the non-zero ones of `tokens`.
   * Rejects with CHAIN_UNAVAILABLE within its time limit, and for an unsupported chain.
   */
  read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>>;
  /**
   * The same for each of several wallets, in their order and with few requests: a wallet that cannot be read does not fail the others.
   * Rejects with CHAIN_UNAVAILABLE when none can be read, within the time limit, and for an unsupported chain.
   */
  readAll(
    chainId: number,
    wallets: readonly WalletAddress[],
    tokens: readonly WalletAddress[],
  ): Promise<readonly Attempt<Dated<HeldBalances>>[]>;
}
