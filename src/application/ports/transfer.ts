import type { Decision } from '../../domain/decision/decision.ts';
import type { GasUsage } from '../../domain/fee/fee-policy.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { GaslessContracts } from '../../domain/transfer/gasless-offer.ts';
import type { PreparedTransfer } from '../../domain/transfer/prepared-transfer.ts';
import type {
  Fate,
  RelayedTransaction,
  RelayStatus,
  TransactionKey,
} from '../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../domain/transfer/signed-transaction.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../domain/transfer/transfer-outlook.ts';

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

/** Prepared transfers, until they are purged. Every method rejects with STORE_UNAVAILABLE. */
export interface PreparedTransfers {
  keep(prepared: PreparedTransfer): Promise<void>;
  /** The wallet's prepared transfer, expired or not; undefined for another wallet's. `id` may be any text. */
  find(wallet: WalletAddress, id: string): Promise<PreparedTransfer | undefined>;
  /** Distinct recipients of the wallet's prepared transfers. */
  recipients(wallet: WalletAddress): Promise<readonly WalletAddress[]>;
  /** Deletes at most `limit` transfers that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}

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

export interface SignedTransactions {
  /**
   * Decodes a raw transaction and recovers its signer, whatever the letter case of its digits. Throws
   * TRANSACTION_MALFORMED, TRANSACTION_TYPE_REFUSED, TRANSACTION_UNPROTECTED or CONTRACT_CREATION_REFUSED.
   */
  decode(raw: Hex): SignedTransaction;
}

export interface TransferOutlooks {
  /**
   * The facts at the head of the chain about a transfer, the cost of the sponsored usage, and a gasless transfer with
   * these contracts: read concurrently from one node. A low balance or a reverted simulation is reported, not rejected.
   * Rejects with CHAIN_UNAVAILABLE, and with GAS_PRICE_UNAVAILABLE when the head is old.
   */
  read(order: TransferOrder, sponsored: GasUsage, gasless?: GaslessContracts): Promise<TransferOutlook>;
}
