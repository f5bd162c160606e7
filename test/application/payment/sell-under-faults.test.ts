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

/** The fault during a step. */
const faults = [
  'none',
  'answer lost',
  'never sent',
  'claim not kept',
  'delivery not recorded',
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
  if (fault === 'delivery not recorded') sinon.stub(shop.paymentClaims, 'advance').rejects(storeUnavailable());
  if (fault === 'network silent') {
    sinon.stub(shop.paymentRail, 'validate').rejects(railUnavailable());
    sinon.stub(shop.paymentNetwork, 'outcomeOf').rejects(railUnavailable());
  }
}

/** Several payers, their results and the responses they received. */
class Market {
  readonly shop = aShop();
  readonly delivered = Array<number>(PAYMENTS).fill(0);
  readonly #doors = [this.shop.buy, this.shop.anotherProcess()];
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
      if (step.do === 'show') await this.#showAtOnce(step.payments);
      else await this.shop.reconcile().catch(unlessUnavailable);
    } finally {
      sinon.restore();
    }
  }

  /** No payer whose payment arrived is required to pay again, unless it was delivered. */
  async #showAtOnce(payments: readonly number[]): Promise<void> {
    const asked = await Promise.all(payments.map((payment, door) => this.#show(payment, door)));
    for (const payment of asked.filter((one) => one !== undefined))
      expect(this.isPaid(payment) && this.delivered[payment] === 0, 'asked to pay again').to.equal(false);
  }

  /** Returns the payment when its payer was required to pay again. */
  async #show(payment: number, door: number): Promise<number | undefined> {
    const buy = this.#doors[door % 2] as Shop['buy'];
    try {
      await buy(this.#payments[payment] as Credential);
      this.delivered[payment] = (this.delivered[payment] as number) + 1;
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
  afterEach(() => sinon.restore());

  it('delivers exactly once per payment in the end, and never requires a second payment', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const market = await new Market().open();
        for (const one of steps) await market.take(one);
        for (let i = 0; i < PAYMENTS; i += 1) expect(market.delivered[i]).to.be.at.most(market.isPaid(i) ? 1 : 0);
        await market.take({ do: 'wait', seconds: 900 });
        await market.take({ do: 'reconcile', fault: 'none' });
        await market.take({ do: 'show', payments: [0, 1, 2], fault: 'none' });
        for (let i = 0; i < PAYMENTS; i += 1) expect(market.delivered[i]).to.equal(market.isPaid(i) ? 1 : 0);
      }),
      { numRuns: 50 },
    );
  });
});
