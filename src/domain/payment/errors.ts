import { failure } from '../shared/failure.ts';
import type { Challenge } from './challenge.ts';
import type { PaymentProblem } from './offer.ts';

type Refused = Readonly<{ problem: PaymentProblem; reason: string; challenge: Challenge; challengeId?: string }>;

/** Nothing was paid, or what was offered certainly does not count. Invites another payment: never thrown in doubt. */
export const paymentRequired = failure<Refused>(
  'payment-required',
  'PAYMENT_REQUIRED',
  'This costs a payment',
  ({ reason }) => reason,
);
export const severalCredentials = failure('invalid', 'SEVERAL_CREDENTIALS', 'Send one Payment credential, not several');
export const railUnconfigured = failure(
  'unavailable',
  'PAYMENT_RAIL_UNCONFIGURED',
  'No payment rail is configured, so nothing that costs a payment is served',
);
/** The rail cannot tell; no money was moved. */
export const railUnavailable = failure(
  'unavailable',
  'PAYMENT_RAIL_UNAVAILABLE',
  'The payment network did not answer; nothing was charged',
);
export const railBusy = failure(
  'unavailable',
  'PAYMENT_RAIL_BUSY',
  'Too many payments are being verified; nothing was charged, try again with the same payment',
);
/** The money may have moved. */
export const paymentInDoubt = failure(
  'unavailable',
  'PAYMENT_IN_DOUBT',
  'It is not known yet whether the payment was made; do not pay again, try again later with the same payment',
);
