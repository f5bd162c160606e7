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
  {
    cause: 'The request has no payment, or its payment is invalid, expired or too small. `detail` states which.',
    remedy:
      'Pay the challenge in WWW-Authenticate and repeat the request with the credential. Each challenge is paid once.',
  },
  ({ reason }) => reason,
);
export const severalCredentials = failure('invalid', 'SEVERAL_CREDENTIALS', 'Send exactly one Payment credential', {
  cause: 'The Authorization header has more than one Payment credential, so it is unclear which one pays.',
  remedy: 'Send the request again with exactly one Payment credential.',
});
export const railUnconfigured = failure(
  'off',
  'PAYMENT_RAIL_UNCONFIGURED',
  'Paid endpoints are unavailable: no payment rail is configured',
  {
    cause: 'The operator configured no payment rail, so nothing can be paid here.',
    remedy: 'Do not pay. Ask the operator to set MPP_RAIL and its variables.',
  },
);
/** The rail did not respond; no money moved. */
export const railUnavailable = failure(
  'unavailable',
  'PAYMENT_RAIL_UNAVAILABLE',
  'The payment network did not respond. You were not charged.',
  {
    cause: 'The payment network did not respond, so the payment could not be verified. You were not charged.',
    remedy: 'Wait a few seconds and send the request again with the same payment.',
  },
);
export const railBusy = failure(
  'unavailable',
  'PAYMENT_RAIL_BUSY',
  'Too many payments are being verified. You were not charged. Try again with the same payment.',
  {
    cause: 'Many payments are being verified at the same time. You were not charged.',
    remedy: 'Wait for the seconds in Retry-After and send the request again with the same payment.',
  },
);
/** The money may have moved. */
export const paymentInDoubt = failure(
  'unavailable',
  'PAYMENT_IN_DOUBT',
  'The outcome of the payment is not known yet. Do not pay again. Try again later with the same payment.',
  {
    cause: 'The payment was sent to the network, and its outcome is not known yet.',
    remedy: 'Do not pay again. Wait for the seconds in Retry-After and send the request with the same payment.',
  },
);
