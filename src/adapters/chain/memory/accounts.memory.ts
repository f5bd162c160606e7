import type { Clock } from '../../../application/ports/system/clock.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
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

/** What an account holds: native coins in wei, and smallest units of tokens. */
export type Holdings = Readonly<{ native: bigint; tokens: ReadonlyMap<WalletAddress, bigint> }>;
export type MinedTransaction = Readonly<{ transaction: SignedTransaction; blockNumber: number; succeeded: boolean }>;

/** Wei a gas. */
export const BASE_FEE = 10_000_000n;
const BLOCK_MS = 2_000;
const BLOCK_GAS = 30_000_000n;
/** Gas that a token takes to move, beyond what every transaction costs. */
export const TOKEN_TRANSFER_GAS = 30_000n;

/**
 * The accounts of one chain, with native coins and plain tokens. It takes signed transactions as a node does, and mines at
 * once those whose turn it is; a block comes every two seconds.
 */
export class InMemoryAccounts {
  readonly #clock: Clock;
  readonly #genesis: number;
  readonly #native = new Map<WalletAddress, bigint>();
  readonly #tokens = new Map<WalletAddress, Map<WalletAddress, bigint>>();
  readonly #mined = new Map<Hex, MinedTransaction>();
  readonly #nonces = new Map<WalletAddress, bigint>();
  /** Those whose nonce leaves a gap, by sender and nonce. */
  readonly #queue = new Map<string, SignedTransaction>();
  #call: (transaction: SignedTransaction) => boolean = () => true;

  constructor(clock: Clock, holders: ReadonlyMap<WalletAddress, Holdings>) {
    this.#clock = clock;
    this.#genesis = clock.now().getTime();
    for (const [account, { native, tokens }] of holders) {
      this.#native.set(account, native);
      for (const [token, amount] of tokens) this.#tokenOf(token).set(account, amount);
    }
  }

  /** What contracts make of a transaction with data that moves no plain token: false where they revert it. */
  hostContracts(call: (transaction: SignedTransaction) => boolean): void {
    this.#call = call;
  }

  get height(): number {
    return Math.floor((this.#clock.now().getTime() - this.#genesis) / BLOCK_MS);
  }

  /** The next one: nothing whose turn it is ever waits. */
  nonceOf(account: WalletAddress): bigint {
    return this.#nonces.get(account) ?? 0n;
  }

  isToken(address: WalletAddress): boolean {
    return this.#tokens.has(address);
  }

  balanceOf(account: WalletAddress): bigint {
    return this.#native.get(account) ?? 0n;
  }

  tokenBalanceOf(token: WalletAddress, account: WalletAddress): bigint {
    return this.#tokens.get(token)?.get(account) ?? 0n;
  }

  /** Undefined while it waits in the queue, and when it was never taken. */
  mined(hash: Hex): MinedTransaction | undefined {
    return this.#mined.get(hash);
  }

  isQueued({ hash }: Pick<SignedTransaction, 'hash'>): boolean {
    return [...this.#queue.values()].some((queued) => queued.hash === hash);
  }

  /** Takes the transaction, or throws why a node would not; taking it again changes nothing. */
  submit(transaction: SignedTransaction): void {
    if (this.#mined.has(transaction.hash) || this.isQueued(transaction)) return;
    this.#requireTakable(transaction);
    this.#queue.set(placeOf(transaction.from, transaction.nonce), transaction);
    this.#mineNext(transaction.from);
  }

  #requireTakable(transaction: SignedTransaction): void {
    const { from, nonce, gasLimit, maxFeePerGas } = transaction;
    if (gasLimit > BLOCK_GAS) throw gasTooHigh();
    const minimum = leastGas(transaction);
    if (gasLimit < minimum) throw gasTooLow({ minimum: minimum.toString() });
    if (nonce < this.nonceOf(from)) throw nonceTooLow();
    if (maxFeePerGas < BASE_FEE) throw transactionUnderpriced();
    if (!this.#canPay(transaction)) throw insufficientFunds();
    const waiting = this.#queue.get(placeOf(from, nonce));
    if (waiting !== undefined && !outbids(transaction, waiting)) throw transactionUnderpriced();
  }

  #canPay({ from, value, gasLimit, maxFeePerGas }: SignedTransaction): boolean {
    return this.balanceOf(from) >= value + gasLimit * maxFeePerGas;
  }

  #mineNext(from: WalletAddress): void {
    for (;;) {
      const place = placeOf(from, this.nonceOf(from));
      const next = this.#queue.get(place);
      if (next === undefined) return;
      this.#queue.delete(place);
      // What was affordable when it came may not be so now; a node drops it from its pool then.
      if (!this.#canPay(next)) return;
      this.#mine(next);
    }
  }

  #mine(transaction: SignedTransaction): void {
    const { from, nonce, hash, to, value, movement } = transaction;
    const isToken = movement.token !== undefined && this.#tokens.has(movement.token);
    const needed = leastGas(transaction) + (isToken ? TOKEN_TRANSFER_GAS : 0n);
    const inGas = transaction.gasLimit >= needed;
    this.#pay(from, (inGas ? needed : transaction.gasLimit) * priceOf(transaction));
    const { token, to: payee, amount } = movement;
    const isCall = transaction.data.length > 0 && !isToken;
    const succeeded =
      inGas && (isCall ? this.#call(transaction) : token === undefined || this.moveTokens(token, from, payee, amount));
    if (succeeded) {
      this.#pay(from, value);
      this.#native.set(to, this.balanceOf(to) + value);
    }
    this.#nonces.set(from, nonce + 1n);
    this.#mined.set(hash, { transaction, blockNumber: this.height + 1, succeeded });
  }

  /** False, and nothing moved, when there is not enough. */
  moveTokens(token: WalletAddress, from: WalletAddress, to: WalletAddress, amount: bigint): boolean {
    const balances = this.#tokenOf(token);
    const held = balances.get(from) ?? 0n;
    if (held < amount) return false;
    balances.set(from, held - amount);
    balances.set(to, (balances.get(to) ?? 0n) + amount);
    return true;
  }

  #pay(account: WalletAddress, wei: bigint): void {
    this.#native.set(account, this.balanceOf(account) - wei);
  }

  #tokenOf(token: WalletAddress): Map<WalletAddress, bigint> {
    const balances = this.#tokens.get(token) ?? new Map<WalletAddress, bigint>();
    this.#tokens.set(token, balances);
    return balances;
  }
}

const placeOf = (from: WalletAddress, nonce: bigint) => `${from}:${nonce}`;

/** Wei a gas that is paid: the base fee and the tip, as far as the fee reaches. */
function priceOf({ maxFeePerGas, maxPriorityFeePerGas }: SignedTransaction): bigint {
  const wanted = BASE_FEE + maxPriorityFeePerGas;
  return wanted < maxFeePerGas ? wanted : maxFeePerGas;
}

/** Nodes take another transaction of the same nonce for a tenth more of both fees. */
function outbids(newer: SignedTransaction, older: SignedTransaction): boolean {
  const isTenthMore = (fee: bigint, than: bigint) => fee * 10n >= than * 11n;
  return (
    isTenthMore(newer.maxFeePerGas, older.maxFeePerGas) &&
    isTenthMore(newer.maxPriorityFeePerGas, older.maxPriorityFeePerGas)
  );
}
