import type { PaymentNetwork } from '../../application/ports/payment.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import type { PaymentOutcome } from '../../domain/payment/payment.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

type Transfer = Readonly<{
  reference: string;
  payer: WalletAddress;
  recipient: string;
  amount: bigint;
  validUntil: Date;
}>;
type MadeTransfer = Transfer & Readonly<{ madeAt: Date }>;

/** A one-token chain in this process: balances, and transfers that are executed once. */
export class SandboxLedger {
  readonly #balances = new Map<string, bigint>();
  readonly #made = new Map<string, MadeTransfer>();

  balanceOf(account: string): bigint {
    return this.#balances.get(account) ?? 0n;
  }

  mint(account: string, units: bigint): void {
    this.#balances.set(account, this.balanceOf(account) + units);
  }

  /** The transfer, if it was executed. */
  find(reference: string): MadeTransfer | undefined {
    return this.#made.get(reference);
  }

  /** Executes a transfer; repeating it returns the first result. */
  transfer(transfer: Transfer, now: Date): MadeTransfer {
    const { reference, payer, recipient, amount, validUntil } = transfer;
    const before = this.#made.get(reference);
    if (before !== undefined) return before;
    if (now >= validUntil) throw new Error('the transfer has expired');
    if (this.balanceOf(payer) < amount) throw new Error('the payer’s balance is too low');
    this.#balances.set(payer, this.balanceOf(payer) - amount);
    this.mint(recipient, amount);
    const made = { reference, payer, recipient, amount, validUntil, madeAt: now };
    this.#made.set(reference, made);
    return made;
  }
}

export class InMemoryPaymentNetwork implements PaymentNetwork {
  readonly #network: string;
  readonly #ledger: SandboxLedger;
  readonly #clock: Clock;

  constructor(network: string, ledger: SandboxLedger, clock: Clock) {
    this.#network = network;
    this.#ledger = ledger;
    this.#clock = clock;
  }

  async outcomeOf({ network, reference, recipient, amount, validUntil }: PaymentClaim): Promise<PaymentOutcome> {
    if (network !== this.#network) return 'unknown';
    const made = this.#ledger.find(reference);
    if (made !== undefined) return made.recipient === recipient && made.amount === amount ? 'paid' : 'never';
    return this.#clock.now() >= validUntil ? 'never' : 'unknown';
  }

  async balanceOf(account: WalletAddress): Promise<bigint> {
    return this.#ledger.balanceOf(account);
  }
}
