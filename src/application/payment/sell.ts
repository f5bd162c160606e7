import type { Credential } from '../../domain/payment/challenge.ts';
import { claimFor, type PaymentClaim } from '../../domain/payment/claim.ts';
import { paymentInDoubt, paymentRequired, railBusy } from '../../domain/payment/errors.ts';
import type { Offer } from '../../domain/payment/offer.ts';
import {
  CREDENTIAL_UNREADABLE,
  NOTHING_PAID,
  PAYMENT_NEVER_MADE,
  PAYMENT_SPENT,
  type PaymentReceipt,
  type PaymentRefusal,
  type PresentedPayment,
  type ValidPayment,
} from '../../domain/payment/payment.ts';
import type { Ports } from '../ports/index.ts';
import { atMost } from './at-most.ts';

/** The payment credential of the request, if any. */
export type Tender = Credential | 'nothing' | 'unreadable';
export type Sold<T> = Readonly<{ goods: T; receipt: PaymentReceipt }>;
type SellerNeeds = Pick<Ports, 'paymentRail' | 'paymentClaims' | 'alarms' | 'clock'>;

type Shop<T> = SellerNeeds & Readonly<{ offer: Offer; produce: () => Promise<T> }>;

/** Each verification may use a request to the payment network and some database queries. */
const VERIFICATIONS_AT_ONCE = 16;

/**
 * Sells the result of `produce` for the offer, once per payment. PAYMENT_REQUIRED is thrown only when the money
 * certainly did not move for this payment. PAYMENT_IN_DOUBT leaves a claim to be reconciled; after that the client can
 * send the same payment again.
 */
export function sell<T>(
  ports: SellerNeeds,
  offer: Offer,
  produce: () => Promise<T>,
): (tender: Tender) => Promise<Sold<T>> {
  const shop = { ...ports, offer, produce };
  const verifying = atMost(VERIFICATIONS_AT_ONCE, railBusy);
  return async (tender) => {
    if (tender === 'nothing') return refuse(shop, NOTHING_PAID);
    if (tender === 'unreadable') return refuse(shop, CREDENTIAL_UNREADABLE);
    return verifying(() => verify(shop, tender));
  };
}

async function verify<T>(shop: Shop<T>, credential: Credential): Promise<Sold<T>> {
  const verdict = await shop.paymentRail.validate(credential, shop.offer, shop.clock.now());
  if (verdict.refusal === undefined) return charge(shop, verdict.payment);
  const { refusal, presented } = verdict;
  if (presented === undefined) return refuse(shop, refusal, credential.challenge.id);
  const earlier = await shop.paymentClaims.find(presented.challengeId);
  return earlier === undefined ? refuse(shop, refusal, presented.challengeId) : resume(shop, earlier, presented);
}

async function charge<T>(shop: Shop<T>, payment: ValidPayment): Promise<Sold<T>> {
  const { paymentRail, paymentClaims, alarms, clock, offer } = shop;
  const { presented } = payment;
  const goods = await shop.produce();
  const { taken, claim } = await paymentClaims.take(claimFor(presented, offer, clock.now()));
  if (!taken) return resume(shop, claim, presented);
  const settlement = await paymentRail.settle(payment, offer);
  const ours = await paymentClaims.advance(claim.challengeId, ['pending', 'settled'], 'delivered', clock.now());
  if (ours) return { goods, receipt: { method: claim.method, challengeId: claim.challengeId, ...settlement } };
  await alarms.raise({
    name: 'payment-undeliverable',
    message: 'A payment was settled after its claim was closed',
    facts: { challengeId: claim.challengeId, reference: claim.reference },
  });
  throw paymentInDoubt();
}

/** The challenge or the transaction was used before: its claim decides. */
async function resume<T>(shop: Shop<T>, claim: PaymentClaim, presented: PresentedPayment): Promise<Sold<T>> {
  const { challengeId, method, reference, state } = claim;
  if (challengeId !== presented.challengeId) return refuse(shop, PAYMENT_SPENT, presented.challengeId);
  if (state === 'pending') throw paymentInDoubt();
  if (state === 'settled' && claim.payer === presented.payer) {
    const goods = await shop.produce();
    if (await shop.paymentClaims.advance(challengeId, ['settled'], 'delivered', shop.clock.now()))
      return { goods, receipt: { method, challengeId, reference, settledAt: claim.stateAt } };
  }
  return refuse(shop, state === 'void' ? PAYMENT_NEVER_MADE : PAYMENT_SPENT, challengeId);
}

async function refuse<T>(shop: Shop<T>, refusal: PaymentRefusal, challengeId?: string): Promise<never> {
  const challenge = await shop.paymentRail.challenge(shop.offer, shop.clock.now());
  throw paymentRequired({ ...refusal, challenge, ...(challengeId !== undefined && { challengeId }) });
}
