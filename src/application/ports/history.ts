import type { WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import type { Listed } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export interface TransactionHistory {
  /** The chains that it covers. */
  readonly chainIds: readonly number[];
  /** A wallet's newest movements of coins and tokens on a chain, unsorted, at most a thousand of each. Rejects with HISTORY_UNAVAILABLE. */
  newest(chainId: number, wallet: WalletAddress): Promise<Listed<WalletTransaction>>;
}
