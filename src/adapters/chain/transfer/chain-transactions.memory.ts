import type { ChainTransactions } from '../../../application/ports/transfer.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Fate, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';
import type { InMemoryAccounts } from '../memory/accounts.memory.ts';

export class InMemoryChainTransactions implements ChainTransactions {
  /** The accounts of each chain. */
  readonly chains: ReadonlyMap<number, InMemoryAccounts>;

  constructor(chains: ReadonlyMap<number, InMemoryAccounts>) {
    this.chains = chains;
  }

  async broadcast(transaction: SignedTransaction): Promise<void> {
    this.#accountsOf(transaction.chainId).submit(transaction);
  }

  async fateOf(
    transaction: TransactionKey & Readonly<{ from: WalletAddress; nonce: bigint }>,
    confirmations: number,
  ): Promise<Fate> {
    const accounts = this.#accountsOf(transaction.chainId);
    const mined = accounts.mined(transaction.hash);
    if (mined !== undefined) {
      if (mined.blockNumber > accounts.height - confirmations) return 'pending';
      return mined.succeeded ? 'confirmed' : 'reverted';
    }
    if (accounts.nonceOf(transaction.from) > transaction.nonce) return 'replaced';
    return accounts.isQueued(transaction) ? 'pending' : 'absent';
  }

  #accountsOf(chainId: number): InMemoryAccounts {
    const accounts = this.chains.get(chainId);
    if (accounts === undefined) throw chainUnavailable.because(new Error(`There is no chain ${chainId}`));
    return accounts;
  }
}
