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
import { Failure } from '../../domain/shared/failure.ts';
import { requireSender, type SenderPorts } from '../compliance/refuse-blocked.ts';
import type { Inquiry } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';

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

/**
 * Records finished deliveries. A credential that is sent again while this process records its delivery waits for the record:
 * a client that has received a response whole does not receive it twice.
 */
export class Deliveries {
  readonly #ports: Pick<Ports, 'paymentClaims' | 'clock'>;
  readonly #recording = new Map<string, Promise<unknown>>();

  constructor(ports: Pick<Ports, 'paymentClaims' | 'clock'>) {
    this.#ports = ports;
  }

  /** Rejects with STORE_UNAVAILABLE; the response can then be requested again. */
  async record(challengeId: string): Promise<void> {
    const { paymentClaims, clock } = this.#ports;
    const recording = paymentClaims.advance(challengeId, ['settled'], 'delivered', clock.now());
    this.#recording.set(challengeId, recording);
    try {
      await recording;
    } finally {
      if (this.#recording.get(challengeId) === recording) this.#recording.delete(challengeId);
    }
  }

  /** Resolves when no delivery for the challenge is being recorded. `record` reports a failure to its own caller. */
  async recorded(challengeId: string): Promise<void> {
    await Promise.allSettled([this.#recording.get(challengeId)]);
  }
}

/** What came with the request in place of money. */
export type Tender = Credential | 'nothing' | 'unreadable';
export type Sold = Readonly<{
  /** Written by `encode` when the payment was claimed; the same each time the credential is sent. */
  body: string;
  receipt: PaymentReceipt;
  /** Call it after body and receipt were written whole: it marks the payment as spent. */
  delivered(): Promise<void>;
}>;
type SellerNeeds = Pick<Ports, 'paymentRail' | 'paymentClaims' | 'alarms' | 'clock'> & SenderPorts;

type Shop = SellerNeeds &
  Readonly<{ offer: Offer; inquiry: Inquiry; deliveries: Deliveries; produce: () => Promise<string> }>;

/** Each may hold a request to the payment network and a few to the database. */
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
  return async (tender, encode, inquiry) => {
    const shop = { ...ports, offer, inquiry, deliveries, produce: async () => encode(await produce()) };
    if (tender === 'nothing') return refuse(shop, NOTHING_PAID);
    if (tender === 'unreadable') return refuse(shop, CREDENTIAL_UNREADABLE);
    return verifying(() => verify(shop, tender));
  };
}

async function verify(shop: Shop, credential: Credential): Promise<Sold> {
  const { id } = credential.challenge;
  const verdict = await shop.paymentRail.validate(credential, shop.offer, shop.clock.now());
  await shop.deliveries.recorded(id);
  const earlier = await orInDoubt(shop.paymentClaims.find(id));
  if (verdict.refusal === undefined)
    return earlier === undefined ? charge(shop, verdict.payment) : resume(shop, earlier, verdict.payment.presented);
  const { refusal, presented } = verdict;
  if (earlier !== undefined && presented !== undefined) return resume(shop, earlier, presented);
  // The payer is unknown, but money may have moved for this challenge.
  if (earlier?.state === 'pending' || earlier?.state === 'settled') throw paymentInDoubt();
  return refuse(shop, refusal, id);
}

async function charge(shop: Shop, payment: ValidPayment): Promise<Sold> {
  const { paymentRail, paymentClaims, clock, offer } = shop;
  const { presented, credential } = payment;
  const asked = { operation: `pay ${offer.resource}`, challenge: presented.challengeId };
  await requireSender(shop)(presented.payer, asked, shop.inquiry);
  const response = { body: await shop.produce(), keptUntil: expiryOf(credential, presented) };
  const { taken, claim } = await paymentClaims.take(claimFor(presented, offer, clock.now()), response);
  if (!taken) return resume(shop, claim, presented);
  const { settledAt } = await paymentRail.settle(payment, offer);
  return await orInDoubt(handOverSettled(shop, claim, settledAt));
}

/** The rail has verified the challenge's expiry. */
const expiryOf = ({ challenge: { expires } }: Credential, { validUntil }: PresentedPayment): Date =>
  expires === undefined ? validUntil : new Date(expires);

async function handOverSettled(shop: Shop, { challengeId, reference }: PaymentClaim, settledAt: Date): Promise<Sold> {
  await shop.paymentClaims.advance(challengeId, ['pending'], 'settled', settledAt);
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
  const { challengeId, payer, state } = claim;
  if (challengeId !== presented.challengeId) return refuse(shop, PAYMENT_SPENT, presented.challengeId);
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
  const { method, reference, stateAt: settledAt } = kept.claim;
  const receipt = { method, challengeId, reference, settledAt };
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
  const challenge = await shop.paymentRail.challenge(shop.offer, shop.clock.now());
  throw paymentRequired({ ...refusal, challenge, ...(challengeId !== undefined && { challengeId }) });
}
