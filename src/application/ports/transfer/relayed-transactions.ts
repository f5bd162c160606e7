import type { Decision } from '../../../domain/decision/decision.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';

export type NewRelay = Omit<RelayedTransaction, 'status'>;

/** The transactions that this service broadcasts, once each. Every method rejects with STORE_UNAVAILABLE. */
export interface RelayedTransactions {
  /**
   * Stores the transaction as `recorded`, and the decision to relay it; both or neither. A known transaction is
   * unchanged, except that `refused` and `dropped` become `recorded` again. Returns the resulting status.
   */
  record(transaction: NewRelay, decision: Decision): Promise<RelayStatus>;
  /** A node accepted it: `recorded`, `refused` and `dropped` become `pending`; other states stay. */
  accept(key: TransactionKey): Promise<void>;
  /** The nodes rejected it: it becomes `refused`, unless a node accepted it meanwhile. */
  refuse(key: TransactionKey): Promise<void>;

  /** `recorded` and `pending` transactions, those with the oldest check first. */
  unsettled(limit: number): Promise<readonly RelayedTransaction[]>;
  /** Records the result and time of a check of an unsettled transaction; does nothing when it is settled or unknown. */
  settle(key: TransactionKey, status: RelayStatus, lookedAt: Date): Promise<void>;

  find(key: TransactionKey): Promise<RelayedTransaction | undefined>;
  /** The wallet's transactions that nodes accepted, on every chain, newest first. Rejects with VALIDATION_FAILED for an invalid cursor. */
  history(from: WalletAddress, page: PageRequest): Promise<Page<RelayedTransaction>>;
  /** Distinct recipients of the wallet's accepted transactions on every chain, most recent first. */
  recipients(from: WalletAddress, limit: number): Promise<readonly WalletAddress[]>;
}
