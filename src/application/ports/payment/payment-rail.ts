import type { Challenge, Credential } from '../../../domain/payment/challenge.ts';
import type { Offer, RailTerms } from '../../../domain/payment/offer.ts';
import type { Settlement, ValidPayment, Verdict } from '../../../domain/payment/payment.ts';

/** A way to be paid by machines. Every verb rejects with PAYMENT_RAIL_UNCONFIGURED when there is none. */
export interface PaymentRail {
  /** Undefined when no rail is configured. */
  readonly terms: RailTerms | undefined;
  /** A new demand for the offer, to be paid before CHALLENGE_LIFETIME_MS have passed. Asks no network and remembers nothing. */
  challenge(offer: Offer, now: Date): Promise<Challenge>;
  /**
   * Would this pay for the offer? Moves no money. The challenge's authenticity and expiry and the shape of the payment are
   * settled before any network is asked. Rejects with PAYMENT_RAIL_UNAVAILABLE when the network cannot tell.
   */
  validate(credential: Credential, offer: Offer, now: Date): Promise<Verdict>;
  /**
   * Moves the money, and resolves once it has moved for good. Rejects with PAYMENT_IN_DOUBT whatever else happens. It is
   * not for the rail to remember what was settled: claim the payment first.
   */
  settle(payment: ValidPayment, offer: Offer): Promise<Settlement>;
}
