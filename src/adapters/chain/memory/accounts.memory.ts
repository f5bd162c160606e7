import type { Clock } from '../../../application/ports/system.ts';
import { fromHex, type Hex, toHex } from '../../../domain/shared/hex.ts';
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
import { type Host, NO_CONTRACTS } from './host.ts';
import { revertOf } from './revert.ts';
import { InMemoryTokens } from './tokens.memory.ts';

/** The holdings of an account: native coins in wei, tokens in smallest units. */
export type Holdings = Readonly<{ native: bigint; tokens: ReadonlyMap<WalletAddress, bigint> }>;
export type MinedTransaction = Readonly<{ transaction: SignedTransaction; blockNumber: number; succeeded: boolean }>;

/** Wei per gas. */
export const BASE_FEE = 10_000_000n;
/** The account of the sandbox's sponsor. */
const RELAYER = '0x5005005005005005005005005005005005005005' as WalletAddress;
const BLOCK_MS = 2_000;
const BLOCK_GAS = 30_000_000n;
/** Gas of a token transfer, beyond what every transaction costs. */
export const TOKEN_TRANSFER_GAS = 30_000n;

/**
 * The accounts of one chain, with native coins and plain tokens. Accepts signed transactions as a node does, and mines
 * a transaction as soon as its nonce is due. A block is added every two seconds.
 */
export class InMemoryAccounts {
  readonly #clock: Clock;
  readonly #genesis: number;
  readonly #native = new Map<WalletAddress, bigint>();
  readonly tokens = new InMemoryTokens();
  readonly #mined = new Map<Hex, MinedTransaction>();
  readonly #nonces = new Map<WalletAddress, bigint>();
  /** Transactions after a nonce gap, by sender and nonce. */
  readonly #queue = new Map<string, SignedTransaction>();
  #relayed = 0n;
  #host: Host = NO_CONTRACTS;

  constructor(clock: Clock, holders: ReadonlyMap<WalletAddress, Holdings>) {
    this.#clock = clock;
    this.#genesis = clock.now().getTime();
    for (const [account, { native, tokens }] of holders) {
      this.#native.set(account, native);
      for (const [token, amount] of tokens) this.tokens.mint(token, account, amount);
    }
  }

  hostContracts(host: Host): void {
    this.#host = host;
  }

  get host(): Host {
    return this.#host;
  }

  isContract(address: WalletAddress): boolean {
    return this.isToken(address) || this.#host.has(address);
  }

  get height(): number {
    return Math.floor((this.#clock.now().getTime() - this.#genesis) / BLOCK_MS);
  }

  /** Always the next nonce, because a transaction whose nonce is due is mined immediately. */
  nonceOf(account: WalletAddress): bigint {
    return this.#nonces.get(account) ?? 0n;
  }

  isToken(address: WalletAddress): boolean {
    return this.tokens.has(address);
  }

  balanceOf(account: WalletAddress): bigint {
    return this.#native.get(account) ?? 0n;
  }

  tokenBalanceOf(token: WalletAddress, account: WalletAddress): bigint {
    return this.tokens.balanceOf(token, account);
  }

  /** Undefined while the transaction is queued, and for one that was never accepted. */
  mined(hash: Hex): MinedTransaction | undefined {
    return this.#mined.get(hash);
  }

  /** The transactions of one block. */
  minedAt(blockNumber: number): readonly MinedTransaction[] {
    return [...this.#mined.values()].filter((one) => one.blockNumber === blockNumber);
  }

  /** When the block was added, in Unix seconds. */
  timeOf(blockNumber: number): number {
    return Math.floor((this.#genesis + blockNumber * BLOCK_MS) / 1_000);
  }

  isQueued({ hash }: Pick<SignedTransaction, 'hash'>): boolean {
    return [...this.#queue.values()].some((queued) => queued.hash === hash);
  }

  /** Accepts the transaction, or throws the error a node would return; accepting it again changes nothing. */
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
      // A transaction that was affordable on arrival may no longer be; a node then drops it from its pool.
      if (!this.#canPay(next)) return;
      this.#mine(next);
    }
  }

  #mine(transaction: SignedTransaction): void {
    const { from, nonce, hash, to, value } = transaction;
    const needed = leastGas(transaction) + (this.isToken(to) ? TOKEN_TRANSFER_GAS : 0n);
    const inGas = transaction.gasLimit >= needed;
    this.#pay(from, (inGas ? needed : transaction.gasLimit) * priceOf(transaction));
    const succeeded = inGas && revertOf(() => this.#run(transaction)) === undefined;
    if (succeeded) {
      this.#pay(from, value);
      this.#native.set(to, this.balanceOf(to) + value);
    }
    this.#nonces.set(from, nonce + 1n);
    this.#mined.set(hash, { transaction, blockNumber: this.height + 1, succeeded });
  }

  /** A call that a relayer's transaction carried out: the node knows it, and no account pays for it. */
  noteRelayed(hash: Hex, chainId: number, { to, data }: Readonly<{ to: WalletAddress; data: Hex }>): void {
    const free = { gasLimit: BLOCK_GAS, maxFeePerGas: BASE_FEE, maxPriorityFeePerGas: 0n, value: 0n };
    const nonce = this.#relayed;
    this.#relayed += 1n;
    const shape = {
      type: 2 as const,
      chainId,
      nonce,
      accessList: { addresses: 0, keys: 0 },
      movement: { to, amount: 0n },
    };
    const transaction = { ...free, ...shape, from: RELAYER, to, data: fromHex(data), hash, raw: '0x' as Hex };
    this.#mined.set(hash, { transaction, blockNumber: this.height + 1, succeeded: true });
  }

  /** Throws when the contract reverts. */
  #run({ from, to, data, hash }: SignedTransaction): void {
    if (data.length > 0) this.call(from, to, toHex(data), hash);
  }

  /** Carries out a call with this transaction's hash. Throws when the contract reverts; a rehearsal changes nothing. */
  call(from: WalletAddress, to: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void {
    if (this.isToken(to)) this.tokens.call(from, to, data, as);
    else this.#host.run(from, to, data, as);
  }

  /** Coins from nobody. */
  mint(account: WalletAddress, wei: bigint): void {
    this.#pay(account, -wei);
  }

  #pay(account: WalletAddress, wei: bigint): void {
    this.#native.set(account, this.balanceOf(account) - wei);
  }
}

const placeOf = (from: WalletAddress, nonce: bigint) => `${from}:${nonce}`;

/** The effective gas price in wei: base fee plus tip, capped by the maximum fee. */
function priceOf({ maxFeePerGas, maxPriorityFeePerGas }: SignedTransaction): bigint {
  const wanted = BASE_FEE + maxPriorityFeePerGas;
  return wanted < maxFeePerGas ? wanted : maxFeePerGas;
}

/** Nodes accept a replacement with the same nonce if both fees are a tenth higher. */
function outbids(newer: SignedTransaction, older: SignedTransaction): boolean {
  const isTenthMore = (fee: bigint, than: bigint) => fee * 10n >= than * 11n;
  return (
    isTenthMore(newer.maxFeePerGas, older.maxFeePerGas) &&
    isTenthMore(newer.maxPriorityFeePerGas, older.maxPriorityFeePerGas)
  );
}
