import type { Offer } from './offer.ts';
import type { PresentedPayment } from './payment.ts';

/**
 * `pending`: the money may be moving. `settled`: it moved, nothing was delivered yet. `delivered`: it moved, and the
 * resource was delivered. `void`: it certainly never moved. The last two are final.
 */
export type ClaimState = 'pending' | 'settled' | 'delivered' | 'void';

/** The single use of a challenge and of a transaction. Never deleted. */
export type PaymentClaim = PresentedPayment &
  Readonly<{
    resource: string;
    amount: bigint;
    state: ClaimState;
    claimedAt: Date;
    /** When `state` was reached. */
    stateAt: Date;
  }>;

export const claimFor = (presented: PresentedPayment, offer: Offer, now: Date): PaymentClaim => ({
  ...presented,
  resource: offer.resource,
  amount: offer.amount,
  state: 'pending',
  claimedAt: now,
  stateAt: now,
});

/** A claim pending for this long was abandoned: this is well above the maximum wait for the network. */
export const RECONCILE_AFTER_MS = 60_000;
