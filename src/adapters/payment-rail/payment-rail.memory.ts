import { randomUUID } from 'node:crypto';
import type { PaymentRail } from '../../application/ports/payment.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Challenge, Credential } from '../../domain/payment/challenge.ts';
import { paymentInDoubt } from '../../domain/payment/errors.ts';
import { CHALLENGE_LIFETIME_MS, type Offer, type RailTerms } from '../../domain/payment/offer.ts';
import {
  CHALLENGE_FOREIGN,
  type PaymentRefusal,
  type Settlement,
  untimely,
  type ValidPayment,
  type Verdict,
} from '../../domain/payment/payment.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { challengeId, decodeOpaque, encodeCanonical, isAuthentic } from './challenge-binding.ts';
import type { SandboxLedger } from './payment-network.memory.ts';
import { type SignedVoucher, voucherIn } from './voucher.ts';

export type SandboxRailSettings = Readonly<{
  realm: string;
  /** Challenges are issued with the first secret and accepted with all. */
  secretKeys: readonly [string, ...string[]];
  terms: RailTerms;
}>;

/** The real challenge scheme with play money: payments are vouchers on a ledger in this process. */
export class InMemoryPaymentRail implements PaymentRail {
  readonly terms: RailTerms;
  readonly #settings: SandboxRailSettings;
  readonly #ledger: SandboxLedger;
  readonly #clock: Clock;

  constructor(settings: SandboxRailSettings, ledger: SandboxLedger, clock: Clock) {
    this.terms = settings.terms;
    this.#settings = settings;
    this.#ledger = ledger;
    this.#clock = clock;
  }

  async challenge(offer: Offer, now: Date): Promise<Challenge> {
    const expires = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString();
    // Without a nonce, two payers who are challenged in the same millisecond would receive the same challenge.
    const opaque = encodeCanonical({ nonce: randomUUID(), resource: offer.resource });
    const fields = { ...this.#demandFor(offer), opaque, expires };
    return { id: challengeId(this.#settings.secretKeys[0], fields), ...fields, description: offer.description };
  }

  async validate(credential: Credential, offer: Offer, now: Date): Promise<Verdict> {
    if (!isAuthentic(this.#settings.secretKeys, credential.challenge)) return { refusal: CHALLENGE_FOREIGN };
    const voucher = voucherIn(credential);
    if (voucher === undefined) return refuse('invalid-payload', 'The payload is not a voucher');
    const { signer } = voucher;
    if (signer === undefined) return refuse('verification-failed', 'The payer did not sign this voucher');
    const presented = this.#presentedBy(credential, voucher, signer);
    const expires = new Date(credential.challenge.expires ?? Number.NaN);
    const refusal =
      this.#mismatch(credential, offer) ?? untimely(presented, expires, now) ?? this.#shortfall(voucher, signer, offer);
    return refusal === undefined ? { payment: { presented, credential } } : { refusal, presented };
  }

  async settle({ presented }: ValidPayment, { amount }: Offer): Promise<Settlement> {
    try {
      const { reference, madeAt } = this.#ledger.transfer({ ...presented, amount }, this.#clock.now());
      return { reference, settledAt: madeAt };
    } catch (error) {
      throw paymentInDoubt.because(error);
    }
  }

  #demandFor({ amount }: Offer) {
    const { method, currency, recipient } = this.terms;
    return {
      realm: this.#settings.realm,
      method,
      intent: 'charge',
      request: encodeCanonical({ amount: amount.toString(), currency, recipient }),
    };
  }

  #presentedBy({ challenge }: Credential, { reference, validUntil }: SignedVoucher, payer: WalletAddress) {
    const { method, network, currency, recipient } = this.terms;
    const validity = new Date(validUntil * 1000);
    return { challengeId: challenge.id, method, network, reference, currency, recipient, payer, validUntil: validity };
  }

  #mismatch({ challenge }: Credential, offer: Offer): PaymentRefusal | undefined {
    const demand = Object.entries(this.#demandFor(offer));
    const matches = demand.every(([field, value]) => challenge[field as keyof typeof challenge] === value);
    return matches && decodeOpaque(challenge.opaque).resource === offer.resource
      ? undefined
      : { problem: 'invalid-challenge', reason: 'The challenge was issued for a different request' };
  }

  #shortfall(voucher: SignedVoucher, payer: WalletAddress, { amount }: Offer): PaymentRefusal | undefined {
    const { currency, recipient } = this.terms;
    if (BigInt(voucher.amount) !== amount || voucher.currency !== currency || voucher.recipient !== recipient)
      return { problem: 'verification-failed', reason: 'The voucher does not match the requested payment' };
    const isMade = this.#ledger.find(voucher.reference) !== undefined;
    return isMade || this.#ledger.balanceOf(payer) >= amount ? undefined : INSUFFICIENT;
  }
}

const INSUFFICIENT: PaymentRefusal = { problem: 'payment-insufficient', reason: 'The payer’s balance is too low' };

const refuse = (problem: PaymentRefusal['problem'], reason: string): Verdict => ({ refusal: { problem, reason } });
