import type { Hex } from '../shared/hex.ts';
import type { Offer } from './offer.ts';
import type { PresentedPayment } from './payment.ts';

/**
 * `pending`: the money may be moving. `settled`: it moved, and its response was not yet written whole. `delivered`: it moved, and
 * its response was written whole. `void`: it certainly never moved. The last two are final.
 */
export type ClaimState = 'pending' | 'settled' | 'delivered' | 'void';

/** Records that a challenge and a transaction were used for this payment. Never deleted, so neither can be used again. */
export type PaymentClaim = PresentedPayment &
  Readonly<{
    resource: string;
    amount: bigint;
    state: ClaimState;
    claimedAt: Date;
    /** Since when it stands at `state`. */
    stateAt: Date;
    /** The transaction that paid, once it is known; absent where it is the reference. */
    txHash?: Hex;
  }>;

export const claimFor = (presented: PresentedPayment, offer: Offer, now: Date): PaymentClaim => ({
  ...presented,
  resource: offer.resource,
  amount: offer.amount,
  state: 'pending',
  claimedAt: now,
  stateAt: now,
});

/** The body that a payment buys, byte for byte. */
export type PaidResponse = Readonly<{
  body: string;
  /** When the challenge expires. A response that was delivered is deleted after it. */
  keptUntil: Date;
}>;

/** How much longer a paid response is kept that was never delivered whole. */
export const UNDELIVERED_KEPT_MS = 30 * 24 * 60 * 60_000;

/** A claim that is pending for this long was left behind: well past the longest wait for the network. */
export const RECONCILE_AFTER_MS = 60_000;
