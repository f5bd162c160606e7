import { failure } from '../shared/failure.ts';
import type { Challenge } from './challenge.ts';
import type { PaymentProblem } from './offer.ts';

type Refused = Readonly<{ problem: PaymentProblem; reason: string; challenge: Challenge; challengeId?: string }>;

/**
 * Nothing was paid, or the credential is certainly invalid. It invites another payment, so it is never thrown when the
 * outcome is unknown.
 */
export const paymentRequired = failure<Refused>(
  'payment-required',
  'PAYMENT_REQUIRED',
  'Payment required',
  ({ reason }) => reason,
);
export const severalCredentials = failure('invalid', 'SEVERAL_CREDENTIALS', 'Send exactly one Payment credential');
export const railUnconfigured = failure(
  'unavailable',
  'PAYMENT_RAIL_UNCONFIGURED',
  'Paid endpoints are unavailable: no payment rail is configured',
);
/** The rail did not respond; no money moved. */
export const railUnavailable = failure(
  'unavailable',
  'PAYMENT_RAIL_UNAVAILABLE',
  'The payment network did not respond. You were not charged.',
);
export const railBusy = failure(
  'unavailable',
  'PAYMENT_RAIL_BUSY',
  'Too many payments are being verified. You were not charged. Try again with the same payment.',
);
/** The money may have moved. */
export const paymentInDoubt = failure(
  'unavailable',
  'PAYMENT_IN_DOUBT',
  'The outcome of the payment is not known yet. Do not pay again. Try again later with the same payment.',
);
