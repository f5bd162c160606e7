import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import {
  gasTooHigh,
  gasTooLow,
  insufficientFunds,
  nonceTooLow,
  transactionUnderpriced,
} from '../../../domain/transfer/errors.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';
import { BASE_FEE, BLOCK_GAS, outbids } from './gas.ts';

type Sender = Readonly<{ nonce: bigint; balance: bigint }>;

/** Transactions that wait for their nonce, as a node keeps them. */
export class TransactionPool {
  /** By sender and nonce. */
  readonly #queue = new Map<string, SignedTransaction>();

  has({ hash }: Pick<SignedTransaction, 'hash'>): boolean {
    return [...this.#queue.values()].some((queued) => queued.hash === hash);
  }

  /** Throws the error that a node would return. */
  add(transaction: SignedTransaction, sender: Sender): void {
    const { from, nonce, gasLimit, maxFeePerGas } = transaction;
    if (gasLimit > BLOCK_GAS) throw gasTooHigh();
    const minimum = leastGas(transaction);
    if (gasLimit < minimum) throw gasTooLow({ minimum: minimum.toString() });
    if (nonce < sender.nonce) throw nonceTooLow();
    if (maxFeePerGas < BASE_FEE) throw transactionUnderpriced();
    if (!canPay(transaction, sender.balance)) throw insufficientFunds();
    const waiting = this.#queue.get(placeOf(from, nonce));
    if (waiting !== undefined && !outbids(transaction, waiting)) throw transactionUnderpriced();
    this.#queue.set(placeOf(from, nonce), transaction);
  }

  take(from: WalletAddress, nonce: bigint): SignedTransaction | undefined {
    const next = this.#queue.get(placeOf(from, nonce));
    this.#queue.delete(placeOf(from, nonce));
    return next;
  }
}

export const canPay = ({ value, gasLimit, maxFeePerGas }: SignedTransaction, balance: bigint): boolean =>
  balance >= value + gasLimit * maxFeePerGas;

const placeOf = (from: WalletAddress, nonce: bigint) => `${from}:${nonce}`;
