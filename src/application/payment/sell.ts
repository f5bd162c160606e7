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
  type Settlement,
  type ValidPayment,
} from '../../domain/payment/payment.ts';
import { type SignedTransfer, transferIdOf } from '../../domain/payment/transfer.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { requireSender, type SenderPorts } from '../compliance/refuse-blocked.ts';
import type { Inquiry } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import type { Rail } from '../ports/payment.ts';
import { Deliveries } from './deliveries.ts';

/** Runs at most `limit` calls at once; throws instead of queueing further ones. */
export function atMost(limit: number, refuse: () => Failure): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= limit) throw refuse();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

/** What came with the request in place of money: a credential of either rail, or why there is none. */
export type Tender = Credential | SignedTransfer | PaymentRefusal | 'nothing' | 'unreadable';
export type Sold = Readonly<{
  /** Written by `encode` when the payment was claimed; the same each time the credential is sent. */
  body: string;
  receipt: PaymentReceipt;
  /** Call it after body and receipt were written whole: it marks the payment as spent. */
  delivered(): Promise<void>;
}>;
type SellerNeeds = Pick<Ports, 'paymentRail' | 'transferRail' | 'paymentClaims' | 'alarms' | 'clock'> & SenderPorts;

type Shop = SellerNeeds &
  Readonly<{ offer: Offer; inquiry: Inquiry; deliveries: Deliveries; produce: () => Promise<string> }>;

/** Each may hold a request to the payment network and a few to the database. Each rail has as many, so that neither holds up the other. */
const VERIFICATIONS_AT_ONCE = 16;

/**
 * Sells what `produce` returns for the offer. One payment buys one body, which can be requested again until it was delivered.
 * PAYMENT_REQUIRED is thrown only if the money certainly did not move for this; if it may have moved, PAYMENT_IN_DOUBT is
 * thrown, and the same credential can be sent again. A payer who is blocked or on a sanctions list is refused before anything is claimed.
 */
export function sell<T>(
  ports: SellerNeeds,
  offer: Offer,
  produce: () => Promise<T>,
): (tender: Tender, encode: (goods: T) => string, inquiry: Inquiry) => Promise<Sold> {
  const deliveries = new Deliveries(ports);
  const verifying = atMost(VERIFICATIONS_AT_ONCE, railBusy);
  const verifyingTransfers = atMost(VERIFICATIONS_AT_ONCE, railBusy);
  return async (tender, encode, inquiry) => {
    const shop = { ...ports, offer, inquiry, deliveries, produce: async () => encode(await produce()) };
    if (tender === 'nothing') return refuse(shop, NOTHING_PAID);
    if (tender === 'unreadable') return refuse(shop, CREDENTIAL_UNREADABLE);
    if ('problem' in tender) return refuse(shop, tender);
    if ('challenge' in tender)
      return verifying(() =>
        verify(shop, shop.paymentRail, tender, { id: tender.challenge.id, expires: tender.challenge.expires }),
      );
    const { terms } = ports.transferRail;
    if (terms === undefined) return refuse(shop, NOTHING_PAID);
    return verifyingTransfers(() => verify(shop, shop.transferRail, tender, { id: transferIdOf(terms, tender) }));
  };
}

/** The id of the claim on a credential, and when its challenge expires, if it has one. */
type Claimable = Readonly<{ id: string; expires?: string | undefined }>;

async function verify<C>(shop: Shop, rail: Rail<C>, credential: C, claimable: Claimable): Promise<Sold> {
  const { id } = claimable;
  const verdict = await rail.validate(credential, shop.offer, shop.clock.now());
  await shop.deliveries.recorded(id);
  const earlier = await orInDoubt(shop.paymentClaims.find(id));
  if (verdict.refusal === undefined)
    return earlier === undefined
      ? charge(shop, rail, verdict.payment, claimable)
      : resume(shop, earlier, verdict.payment.presented);
  const { refusal, presented } = verdict;
  if (earlier !== undefined && presented !== undefined) return resume(shop, earlier, presented);
  // The payer is unknown, but money may have moved for this challenge.
  if (earlier?.state === 'pending' || earlier?.state === 'settled') throw paymentInDoubt();
  return refuse(shop, refusal, id);
}

async function charge<C>(shop: Shop, rail: Rail<C>, payment: ValidPayment<C>, { expires }: Claimable): Promise<Sold> {
  const { paymentClaims, clock, offer } = shop;
  const { presented } = payment;
  const asked = { operation: `pay ${offer.resource}`, challenge: presented.challengeId };
  await requireSender(shop)(presented.payer, asked, shop.inquiry);
  // The rail has verified the challenge's expiry.
  const keptUntil = expires === undefined ? presented.validUntil : new Date(expires);
  const response = { body: await shop.produce(), keptUntil };
  const { taken, claim } = await paymentClaims.take(claimFor(presented, offer, clock.now()), response);
  if (!taken) return resume(shop, claim, presented);
  return await orInDoubt(handOverSettled(shop, claim, await rail.settle(payment, offer)));
}

async function handOverSettled(
  shop: Shop,
  { challengeId, reference }: PaymentClaim,
  { settledAt, txHash }: Settlement,
): Promise<Sold> {
  await shop.paymentClaims.advance(challengeId, ['pending'], 'settled', settledAt, txHash);
  const sold = await handOver(shop, challengeId);
  if (sold !== undefined) return sold;
  await shop.alarms.raise({
    name: 'payment-undeliverable',
    message: 'A payment was settled after its claim was closed',
    facts: { challengeId, reference },
  });
  throw paymentInDoubt();
}

/** The challenge or the transaction was used before: what came of that decides. */
async function resume(shop: Shop, claim: PaymentClaim, presented: PresentedPayment): Promise<Sold> {
  const { challengeId, payer, resource, state } = claim;
  if (challengeId !== presented.challengeId || resource !== shop.offer.resource)
    return refuse(shop, PAYMENT_SPENT, presented.challengeId);
  if (state === 'pending') throw paymentInDoubt();
  if (state === 'settled' && payer === presented.payer) {
    const sold = await orInDoubt(handOver(shop, challengeId));
    if (sold !== undefined) return sold;
  }
  return refuse(shop, state === 'void' ? PAYMENT_NEVER_MADE : PAYMENT_SPENT, challengeId);
}

/** The stored response of a settled claim; undefined if the claim is not settled. */
async function handOver(shop: Shop, challengeId: string): Promise<Sold | undefined> {
  const { paymentClaims, clock, deliveries } = shop;
  const kept = await paymentClaims.deliverable(challengeId);
  if (kept === undefined) return undefined;
  if (kept.response === undefined) {
    // The claim was stored by a version of this service that did not store responses.
    await paymentClaims.addResponse(challengeId, { body: await shop.produce(), keptUntil: clock.now() });
    return await handOver(shop, challengeId);
  }
  const { body } = kept.response;
  if (body === undefined) throw paymentInDoubt();
  const { method, network, payer, reference, txHash, stateAt: settledAt } = kept.claim;
  const receipt = { method, network, payer, challengeId, reference: txHash ?? reference, settledAt };
  return { body, receipt, delivered: () => deliveries.record(challengeId) };
}

/** For work after money may have moved: whatever fails, the payer must not pay again. */
async function orInDoubt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Failure && error.code === paymentInDoubt.code ? error : paymentInDoubt.because(error);
  }
}

async function refuse(shop: Shop, refusal: PaymentRefusal, challengeId?: string): Promise<never> {
  const { offer, paymentRail, transferRail, clock } = shop;
  const challenge = await paymentRail.challenge(offer, clock.now());
  const { terms } = transferRail;
  throw paymentRequired({
    ...refusal,
    challenge,
    ...(terms !== undefined && { transfer: { offer, terms } }),
    ...(challengeId !== undefined && { challengeId }),
  });
}
