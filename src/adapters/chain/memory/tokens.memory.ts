import { Interface } from 'ethers';
import { MAX_UINT256 } from '../../../domain/shared/amount.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../domain/shared/wallet-address.ts';
import { callIn, revert } from './revert.ts';

const tokenInterface = new Interface([
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
]);

export type Payment = Readonly<{ token: WalletAddress; from: WalletAddress; to: WalletAddress; amount: bigint }>;

export type TokenFacts = Readonly<{ symbol: string; decimals: number }>;

/** The ERC-20 tokens of one chain, by the rules and with the errors of OpenZeppelin's. */
export class InMemoryTokens {
  readonly #balances = new Map<WalletAddress, Map<WalletAddress, bigint>>();
  readonly #allowances = new Map<string, bigint>();
  /** Of the transaction that runs now. */
  #record: Payment[] | undefined;

  has(token: WalletAddress): boolean {
    return this.#balances.has(token);
  }

  balanceOf(token: WalletAddress, owner: WalletAddress): bigint {
    return this.#balances.get(token)?.get(owner) ?? 0n;
  }

  allowanceOf(token: WalletAddress, owner: WalletAddress, spender: WalletAddress): bigint {
    return this.#allowances.get(`${token} ${owner} ${spender}`) ?? 0n;
  }

  /** Returns the transfers that `run` makes, in their order, as the events of a transaction. */
  recorded(run: () => void): readonly Payment[] {
    const record: Payment[] = [];
    this.#record = record;
    try {
      run();
    } finally {
      this.#record = undefined;
    }
    return record;
  }

  /** Whether a transaction runs. */
  get isRecording(): boolean {
    return this.#record !== undefined;
  }

  /** From nobody: what the token's issuer does. */
  mint(token: WalletAddress, to: WalletAddress, amount: bigint): void {
    this.#credit({ token, from: ZERO_ADDRESS, to, amount });
  }

  #credit(payment: Payment): void {
    const { token, to, amount } = payment;
    const balances = this.#balances.get(token) ?? new Map<WalletAddress, bigint>();
    this.#balances.set(token, balances.set(to, (balances.get(to) ?? 0n) + amount));
    this.#record?.push(payment);
  }

  approve(token: WalletAddress, owner: WalletAddress, spender: WalletAddress, amount: bigint): void {
    this.#allowances.set(`${token} ${owner} ${spender}`, amount);
  }

  /** Reverts and moves nothing when the balance is too low. */
  transfer(payment: Payment): void {
    this.requireBalance(payment);
    const { token, from, amount } = payment;
    this.#balances.get(token)?.set(from, this.balanceOf(token, from) - amount);
    this.#credit(payment);
  }

  /** Reverts unless `spender` may take the amount, and the balance covers it. */
  requireTakable(spender: WalletAddress, payment: Payment): void {
    const { token, from, amount } = payment;
    const allowed = this.allowanceOf(token, from, spender);
    if (allowed < amount) throw revert('ERC20InsufficientAllowance', spender, allowed, amount);
    this.requireBalance(payment);
  }

  transferFrom(spender: WalletAddress, payment: Payment): void {
    this.requireTakable(spender, payment);
    const { token, from, amount } = payment;
    const allowed = this.allowanceOf(token, from, spender);
    if (allowed !== MAX_UINT256) this.approve(token, from, spender, allowed - amount);
    this.transfer(payment);
  }

  /** The encoded result of a view function; undefined for any other call. */
  read(token: WalletAddress, data: Hex, { symbol, decimals }: TokenFacts): Hex | undefined {
    const call = callIn(tokenInterface, data);
    const [owner, spender] = call.args as unknown as [WalletAddress, WalletAddress];
    const answer: Readonly<Record<string, () => unknown>> = {
      balanceOf: () => this.balanceOf(token, owner),
      allowance: () => this.allowanceOf(token, owner, spender),
      symbol: () => symbol,
      decimals: () => decimals,
    };
    const read = answer[call.name];
    return read && (tokenInterface.encodeFunctionResult(call.fragment, [read()]) as Hex);
  }

  /** A call of the token by `sender`. Reverts before any change; a rehearsal changes nothing. */
  call(sender: WalletAddress, token: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void {
    const call = callIn(tokenInterface, data);
    const isReal = as !== 'rehearsal';
    switch (call.name) {
      case 'approve': {
        const [spender, amount] = call.args as unknown as [WalletAddress, bigint];
        if (isReal) this.approve(token, sender, spender, amount);
        return;
      }
      case 'transfer': {
        const [to, amount] = call.args as unknown as [WalletAddress, bigint];
        const payment = { token, from: sender, to, amount };
        if (isReal) this.transfer(payment);
        else this.requireBalance(payment);
        return;
      }
      case 'transferFrom': {
        const [from, to, amount] = call.args as unknown as [WalletAddress, WalletAddress, bigint];
        const payment = { token, from, to, amount };
        if (isReal) this.transferFrom(sender, payment);
        else this.requireTakable(sender, payment);
        return;
      }
      default:
        throw revert('no reason given');
    }
  }

  /** Reverts when the payment exceeds the balance. */
  requireBalance({ token, from, amount }: Payment): void {
    const held = this.balanceOf(token, from);
    if (held < amount) throw revert('ERC20InsufficientBalance', from, held, amount);
  }
}
