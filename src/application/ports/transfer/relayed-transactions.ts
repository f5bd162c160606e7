import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';

export type NewRelay = Omit<RelayedTransaction, 'status'>;

/** What was given to us to broadcast, once each. Every method rejects with STORE_UNAVAILABLE. */
export interface RelayedTransactions {
  /**
   * Keeps it as `recorded`. One that is known stays as it is, except that a `refused` or `dropped` one is `recorded` anew.
   * Answers the status that it has now.
   */
  record(transaction: NewRelay): Promise<RelayStatus>;
  /** A node has it: what was `recorded`, `refused` or `dropped` is `pending`; what the chain decided stays. */
  accept(key: TransactionKey): Promise<void>;
  /** The nodes refuse it: `refused`, unless a node took it meanwhile. */
  refuse(key: TransactionKey): Promise<void>;

  /** Those that are `recorded` or `pending`, the ones that were looked at longest ago first. */
  unsettled(limit: number): Promise<readonly RelayedTransaction[]>;
  /** Remembers what a look at an unsettled one found, and when; does nothing when it is settled or unknown. */
  settle(key: TransactionKey, status: RelayStatus, lookedAt: Date): Promise<void>;

  find(key: TransactionKey): Promise<RelayedTransaction | undefined>;
  /**
   * What nodes took of the wallet's, on every chain, newest first. Rejects with VALIDATION_FAILED when the cursor is not
   * one of ours.
   */
  history(from: WalletAddress, page: PageRequest): Promise<Page<RelayedTransaction>>;
  /** Whom the wallet sent value to by what nodes took, on every chain: once each, those of the newest first. */
  recipients(from: WalletAddress, limit: number): Promise<readonly WalletAddress[]>;
}
