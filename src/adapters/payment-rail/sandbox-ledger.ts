import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

type Transfer = Readonly<{
  reference: string;
  payer: WalletAddress;
  recipient: string;
  amount: bigint;
  validUntil: Date;
}>;

/** A chain of one token that lives in this process: balances, and transfers that happen once. */
export class SandboxLedger {
  readonly #balances = new Map<string, bigint>();
  readonly #transfers = new Map<string, Date>();

  balanceOf(account: string): bigint {
    return this.#balances.get(account) ?? 0n;
  }

  mint(account: string, units: bigint): void {
    this.#balances.set(account, this.balanceOf(account) + units);
  }

  /** When the transfer happened; undefined when it did not. */
  transferredAt(reference: string): Date | undefined {
    return this.#transfers.get(reference);
  }

  /** Moves the money and answers when it moved. Sent again, a transfer answers what it came to the first time. */
  transfer({ reference, payer, recipient, amount, validUntil }: Transfer, now: Date): Date {
    const before = this.#transfers.get(reference);
    if (before !== undefined) return before;
    if (now >= validUntil) throw new Error('the transfer has expired');
    if (this.balanceOf(payer) < amount) throw new Error('the payer does not hold enough');
    this.#balances.set(payer, this.balanceOf(payer) - amount);
    this.mint(recipient, amount);
    this.#transfers.set(reference, now);
    return now;
  }
}
