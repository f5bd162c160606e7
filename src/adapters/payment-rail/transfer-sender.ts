import type { SignedTransfer } from '../../domain/payment/transfer.ts';

/** Sends signed transfers to the chain, and pays their gas. */
export interface TransferSender {
  /** Accounts with code can cost as much gas as they like after they were simulated. */
  readonly sendsForContracts: boolean;
  /** Rejects with PAYMENT_RAIL_UNAVAILABLE when it could not send the transfer now. */
  requireReady(transferId: string, transfer: SignedTransfer): Promise<void>;
  /** Resolves when the transfer was accepted for sending. A rejection does not prove that it is not sent. */
  send(transferId: string, transfer: SignedTransfer): Promise<void>;
  /** Sends an accepted transfer again if that is needed, and not any more when it is too late. */
  pursue(transferId: string): Promise<void>;
  /** The transfer was executed, or never will be. */
  drop(transferId: string): Promise<void>;
}
