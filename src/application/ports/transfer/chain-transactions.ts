import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Fate, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';

/** The chains as places where transactions go. Every method rejects with CHAIN_UNAVAILABLE when a chain cannot be asked. */
export interface ChainTransactions {
  /**
   * Resolves once a node has the transaction, be it since before or mined already. Rejects with NONCE_TOO_LOW,
   * NONCE_TOO_HIGH, INSUFFICIENT_FUNDS, GAS_TOO_LOW, GAS_TOO_HIGH, TRANSACTION_UNDERPRICED or TRANSACTION_REFUSED when the
   * nodes refuse it. After CHAIN_UNAVAILABLE a node may have it all the same: sending it again is safe.
   */
  broadcast(transaction: SignedTransaction): Promise<void>;

  /**
   * What has become of it: `confirmed`, `reverted` or `replaced` once so many `confirmations` lie on top, so that a
   * reorganisation does not change it; `pending` before that.
   */
  fateOf(
    transaction: TransactionKey & Readonly<{ from: WalletAddress; nonce: bigint }>,
    confirmations: number,
  ): Promise<Fate>;
}
