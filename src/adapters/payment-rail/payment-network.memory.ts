import type { PaymentNetwork } from '../../application/ports/payment.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import type { PaymentOutcome } from '../../domain/payment/payment.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

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
