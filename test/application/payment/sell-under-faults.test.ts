import { expect } from 'chai';
import fc from 'fast-check';
import sinon from 'sinon';
import { voucherIn } from '../../../src/adapters/payment-rail/voucher.ts';
import type { Credential } from '../../../src/domain/payment/challenge.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aShop, type Shop } from '../../support/service/payment-world.ts';

const PAYMENTS = 3;

/** What goes wrong while a step is taken. */
const faults = [
  'none',
  'answer lost',
  'never sent',
  'claim not kept',
  'settlement not recorded',
  'delivery not recorded',
  'cut',
  'network silent',
] as const;
type Fault = (typeof faults)[number];

type Step =
  | Readonly<{ do: 'show'; payments: readonly number[]; fault: Fault }>
  | Readonly<{ do: 'wait'; seconds: number }>
  | Readonly<{ do: 'reconcile'; fault: Fault }>;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('show' as const),
    payments: fc.array(fc.nat(PAYMENTS - 1), { minLength: 1, maxLength: 4 }),
    fault: fc.constantFrom(...faults),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(200) }),
  fc.record({ do: fc.constant('reconcile' as const), fault: fc.constantFrom(...faults) }),
);

function provoke(shop: Shop, fault: Fault): void {
  const settle = shop.paymentRail.settle.bind(shop.paymentRail);
  if (fault === 'answer lost' || fault === 'never sent')
    sinon.stub(shop.paymentRail, 'settle').callsFake(async (...payment) => {
      if (fault === 'answer lost') await settle(...payment);
      throw paymentInDoubt();
    });
  if (fault === 'claim not kept') sinon.stub(shop.paymentClaims, 'take').rejects(storeUnavailable());
  const advance = shop.paymentClaims.advance.bind(shop.paymentClaims);
  const unrecorded = { 'settlement not recorded': 'settled', 'delivery not recorded': 'delivered' } as const;
  sinon.stub(shop.paymentClaims, 'advance').callsFake(async (...move) => {
    if (unrecorded[fault as keyof typeof unrecorded] === move[2]) throw storeUnavailable();
    return await advance(...move);
  });
  if (fault === 'network silent') {
    sinon.stub(shop.paymentRail, 'validate').rejects(railUnavailable());
    sinon.stub(shop.paymentNetwork, 'outcomeOf').rejects(railUnavailable());
  }
}

/** Some payers, what they got, and what they were told. */
class Market {
  readonly shop = aShop();
  /** The different bodies that each payment received whole. */
  readonly delivered = Array.from({ length: PAYMENTS }, () => new Set<string>());
  readonly #doors = [this.shop.present, this.shop.anotherToPresent()];
  #payments: readonly Credential[] = [];

  async open(): Promise<this> {
    this.#payments = await Promise.all(Array.from({ length: PAYMENTS }, () => this.shop.credential()));
    return this;
  }

  /** Whether the payment's own money has moved. */
  isPaid(index: number): boolean {
    const { reference } = voucherIn(this.#payments[index] as Credential) ?? {};
    return reference !== undefined && this.shop.ledger.find(reference) !== undefined;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'wait') return this.shop.clock.advance(step.seconds * 1000);
    provoke(this.shop, step.fault);
    try {
      if (step.do === 'show') await this.#showAtOnce(step.payments, step.fault === 'cut');
      else await this.shop.reconcile().catch(unlessUnavailable);
    } finally {
      sinon.restore();
    }
  }

  /** Nobody whose payment arrived is asked for another one, unless it was delivered for. */
  async #showAtOnce(payments: readonly number[], isCut: boolean): Promise<void> {
    const asked = await Promise.all(payments.map((payment, door) => this.#show(payment, door, isCut)));
    for (const payment of asked.filter((one) => one !== undefined))
      expect(this.isPaid(payment) && this.delivered[payment]?.size === 0, 'asked to pay again').to.equal(false);
  }

  /** Answers the payment when its payer was asked for another one. */
  async #show(payment: number, door: number, isCut: boolean): Promise<number | undefined> {
    const present = this.#doors[door % 2] as Shop['present'];
    try {
      const { body, delivered } = await present(this.#payments[payment] as Credential);
      if (isCut) return undefined;
      this.delivered[payment]?.add(body);
      await delivered();
      return undefined;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error.kind === 'payment-required' ? payment : undefined;
    }
  }
}

const unlessUnavailable = (error: unknown): void => {
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
  for (const cause of causes) if (!(cause instanceof Failure && cause.kind === 'unavailable')) throw cause;
};

describe('selling while things fail', () => {
  it('delivers at most one snapshot a payment, exactly one in the end, and never asks twice for what is paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const market = await new Market().open();
        for (const one of steps) await market.take(one);
        for (let i = 0; i < PAYMENTS; i += 1) expect(market.delivered[i]?.size).to.be.at.most(market.isPaid(i) ? 1 : 0);
        await market.take({ do: 'wait', seconds: 900 });
        await market.take({ do: 'reconcile', fault: 'none' });
        await market.take({ do: 'show', payments: [0, 1, 2], fault: 'none' });
        for (let i = 0; i < PAYMENTS; i += 1) expect(market.delivered[i]?.size).to.equal(market.isPaid(i) ? 1 : 0);
      }),
      { numRuns: 50 },
    );
  });
});
