import type { Clock } from '../../../application/ports/system.ts';
import { type Hex, toHex } from '../../../domain/shared/hex.ts';
import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';
import { InMemoryBlocks } from './blocks.memory.ts';
import { priceOf, TOKEN_TRANSFER_GAS } from './gas.ts';
import { type Grant, LaterGrants } from './grants.memory.ts';
import { type Host, type HostCall, NO_CONTRACTS } from './host.ts';
import { type MinedTransaction, MinedTransactions, type Movement, unsigned } from './mined.memory.ts';
import { revertOf } from './revert.ts';
import { InMemoryTokens, type Payment } from './tokens.memory.ts';
import { canPay, TransactionPool } from './transaction-pool.memory.ts';

/** The holdings of an account: native coins in wei, tokens in smallest units. */
export type Holdings = Readonly<{ native: bigint; tokens: ReadonlyMap<WalletAddress, bigint> }>;

/** The account of the sandbox's sponsor. */
const RELAYER = '0x5005005005005005005005005005005005005005' as WalletAddress;

/**
 * The accounts of one chain, with native coins and plain tokens. Accepts signed transactions as a node does, and mines
 * a transaction as soon as its nonce is due, into the block that is filled now.
 */
export class InMemoryAccounts {
  readonly blocks: InMemoryBlocks;
  readonly #clock: Clock;
  readonly #native = new Map<WalletAddress, bigint>();
  readonly #tokens = new InMemoryTokens();
  readonly #mined = new MinedTransactions();
  readonly #nonces = new Map<WalletAddress, bigint>();
  readonly #pool = new TransactionPool();
  readonly #later = new LaterGrants();
  #host: Host = NO_CONTRACTS;

  /** `past`: payments before the start; the holdings are those after them. */
  constructor(
    clock: Clock,
    chainId: number,
    holders: ReadonlyMap<WalletAddress, Holdings>,
    past: readonly Grant[] = [],
  ) {
    this.#clock = clock;
    this.blocks = new InMemoryBlocks(clock, chainId);
    for (const grant of past) this.#note(grant);
    // Wallets count their transactions from the start.
    this.#nonces.clear();
    for (const [account, { native, tokens }] of holders) {
      this.#native.set(account, native);
      for (const [token, amount] of tokens) this.#tokens.mint(token, account, amount);
    }
  }

  hostContracts(host: Host): void {
    this.#host = host;
  }

  get host(): Host {
    return this.#host;
  }

  get tokens(): InMemoryTokens {
    this.#settle();
    return this.#tokens;
  }

  isContract(address: WalletAddress): boolean {
    return this.isToken(address) || this.#host.has(address);
  }

  get height(): number {
    return this.blocks.height;
  }

  /** Always the next nonce, because a transaction whose nonce is due is mined immediately. */
  nonceOf(account: WalletAddress): bigint {
    return this.#nonces.get(account) ?? 0n;
  }

  isToken(address: WalletAddress): boolean {
    return this.#tokens.has(address);
  }

  balanceOf(account: WalletAddress): bigint {
    this.#settle();
    return this.#native.get(account) ?? 0n;
  }

  tokenBalanceOf(token: WalletAddress, account: WalletAddress): bigint {
    return this.tokens.balanceOf(token, account);
  }

  /** Undefined while the transaction is queued, and for one that was never accepted. */
  mined(hash: Hex): MinedTransaction | undefined {
    this.#settle();
    return this.#mined.find(hash);
  }

  /** The transactions of one block. */
  minedAt(blockNumber: number): readonly MinedTransaction[] {
    this.#settle();
    return this.#mined.inBlock(blockNumber);
  }

  /** Of everything that was mined, in the order of mining. */
  get movements(): readonly Movement[] {
    this.#settle();
    return this.#mined.movements;
  }

  isQueued(transaction: Pick<SignedTransaction, 'hash'>): boolean {
    return this.#pool.has(transaction);
  }

  /** Accepts the transaction, or throws the error a node would return; accepting it again changes nothing. */
  submit(transaction: SignedTransaction): void {
    if (this.mined(transaction.hash) !== undefined || this.isQueued(transaction)) return;
    const { from } = transaction;
    this.#pool.add(transaction, { nonce: this.nonceOf(from), balance: this.balanceOf(from) });
    this.#mineNext(from);
  }

  #mineNext(from: WalletAddress): void {
    for (;;) {
      const next = this.#pool.take(from, this.nonceOf(from));
      // A transaction that was affordable on arrival may no longer be; a node then drops it from its pool.
      if (next === undefined || !canPay(next, this.balanceOf(from))) return;
      this.#mine(next);
    }
  }

  #mine(transaction: SignedTransaction): void {
    const { from, nonce, to, value } = transaction;
    const needed = leastGas(transaction) + (this.isToken(to) ? TOKEN_TRANSFER_GAS : 0n);
    const isEnough = transaction.gasLimit >= needed;
    const gas = { gasUsed: isEnough ? needed : transaction.gasLimit, gasPrice: priceOf(transaction) };
    this.#pay(from, gas.gasUsed * gas.gasPrice);
    let succeeded = isEnough;
    const payments = this.#tokens.recorded(() => {
      succeeded &&= revertOf(() => this.#run(transaction)) === undefined;
    });
    if (succeeded) {
      this.#pay(from, value);
      this.#pay(to, -value);
    }
    this.#nonces.set(from, nonce + 1n);
    this.#add(transaction, { succeeded, payments, minedAt: this.#clock.now(), ...gas });
  }

  #add(transaction: SignedTransaction, outcome: Omit<MinedTransaction, 'transaction' | 'blockNumber'>): void {
    this.#mined.add({ transaction, blockNumber: this.blocks.openAt(outcome.minedAt), ...outcome });
  }

  /** Carries out what a relayer's transaction with this hash calls. Throws when it reverts; no account pays for it. */
  relay(hash: Hex, { to, data }: Pick<HostCall, 'to' | 'data'>, run: () => void): void {
    const payments = this.#tokens.recorded(run);
    const transaction = this.#unsigned({ hash, from: RELAYER, to, value: 0n, data });
    this.#add(transaction, { ...UNPAID, payments, minedAt: this.#clock.now() });
  }

  /** At its time, which may be a later one. */
  grant(grant: Grant): void {
    this.#later.add(grant);
    this.#settle();
  }

  /** Carries out what is due by now, before anything is read that it changes. */
  #settle(): void {
    if (this.#later.isEmpty || this.#tokens.isRecording) return;
    for (const grant of this.#later.takeDue(this.#clock.now())) {
      const { token, to, amount } = grant;
      if (token === undefined) this.#pay(to, -amount);
      else this.#tokens.mint(token, to, amount);
      this.#note(grant);
    }
  }

  #note({ hash, from, to, amount, token, at }: Grant): void {
    const payments: readonly Payment[] = token === undefined ? [] : [{ token, from, to, amount }];
    const value = token === undefined ? amount : 0n;
    const transaction = this.#unsigned({ hash, from, to: token ?? to, value, data: '0x' });
    this.#add(transaction, { ...UNPAID, payments, minedAt: at });
  }

  /** The next transaction of an account for which nobody here signs. */
  #unsigned(call: HostCall & Readonly<{ hash: Hex }>): SignedTransaction {
    const nonce = this.nonceOf(call.from);
    this.#nonces.set(call.from, nonce + 1n);
    return unsigned({ ...call, nonce, chainId: this.blocks.chainId });
  }

  /** Throws when the contract reverts. */
  #run({ from, to, data, hash, value }: SignedTransaction): void {
    if (data.length > 0) this.call({ from, to, data: toHex(data), value }, hash);
  }

  /** Carries out a call with this transaction's hash. Throws when the contract reverts; a rehearsal changes nothing. */
  call(call: HostCall, as: 'rehearsal' | Hex): void {
    this.#settle();
    if (this.isToken(call.to)) this.#tokens.call(call.from, call.to, call.data, as);
    else this.#host.run(call, as);
  }

  #pay(account: WalletAddress, wei: bigint): void {
    this.#native.set(account, this.balanceOf(account) - wei);
  }
}

/** Of a transaction whose gas no account here pays. */
const UNPAID = { succeeded: true, gasUsed: 0n, gasPrice: 0n };
