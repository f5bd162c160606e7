import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Fate, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';

/** Broadcasts and tracks transactions. Every method rejects with CHAIN_UNAVAILABLE when the chain is unavailable. */
export interface ChainTransactions {
  /**
   * Resolves once a node has the transaction, also if it had it before or the transaction is already mined. Rejects
   * with NONCE_TOO_LOW, NONCE_TOO_HIGH, INSUFFICIENT_FUNDS, GAS_TOO_LOW, GAS_TOO_HIGH, TRANSACTION_UNDERPRICED,
   * ACCOUNT_BUSY or, for any other reason, TRANSACTION_REFUSED when the nodes reject it. After CHAIN_UNAVAILABLE a node may still have it: sending it again is
   * safe.
   */
  broadcast(transaction: SignedTransaction): Promise<void>;

  /**
   * The state of the transaction: `confirmed`, `reverted` or `replaced` once it has this many `confirmations`, so that
   * a reorganization does not change it; `pending` before that.
   */
  fateOf(
    transaction: TransactionKey & Readonly<{ from: WalletAddress; nonce: bigint }>,
    confirmations: number,
  ): Promise<Fate>;
}
