import type { Challenge, Credential } from '../../../domain/payment/challenge.ts';
import type { Offer, RailTerms } from '../../../domain/payment/offer.ts';
import type { Settlement, ValidPayment, Verdict } from '../../../domain/payment/payment.ts';

/** Machine payments. Every method rejects with PAYMENT_RAIL_UNCONFIGURED when no rail is configured. */
export interface PaymentRail {
  /** Undefined when no rail is configured. */
  readonly terms: RailTerms | undefined;
  /** A new challenge for the offer, to be paid within CHALLENGE_LIFETIME_MS. Uses no network and stores nothing. */
  challenge(offer: Offer, now: Date): Promise<Challenge>;
  /**
   * Whether the credential would pay for the offer. Moves no money. The challenge's authenticity and expiry and the
   * format of the payment are checked before any network request. Rejects with PAYMENT_RAIL_UNAVAILABLE when the
   * network does not respond.
   */
  validate(credential: Credential, offer: Offer, now: Date): Promise<Verdict>;
  /**
   * Moves the money and resolves once the payment is final. Rejects with PAYMENT_IN_DOUBT in every other case. The rail
   * does not prevent a second settlement: claim the payment first.
   */
  settle(payment: ValidPayment, offer: Offer): Promise<Settlement>;
}
