import type { Offer } from './offer.ts';
import type { PresentedPayment } from './payment.ts';

/**
 * `pending`: the money may be moving. `settled`: it moved, and nothing was delivered for it. `delivered`: it moved and was
 * delivered for. `void`: it certainly never moved. The last two are final.
 */
export type ClaimState = 'pending' | 'settled' | 'delivered' | 'void';

/** The one use of a challenge and of a transaction. Kept for good. */
export type PaymentClaim = PresentedPayment &
  Readonly<{
    resource: string;
    amount: bigint;
    state: ClaimState;
    claimedAt: Date;
    /** Since when it stands at `state`. */
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

/** A claim that is pending for this long was left behind: well past the longest wait for the network. */
export const RECONCILE_AFTER_MS = 60_000;
