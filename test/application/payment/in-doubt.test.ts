import { expect } from 'chai';
import sinon from 'sinon';
import { paymentInDoubt } from '../../../src/domain/payment/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { failureOf } from '../../support/rejection.ts';
import { aShop, demandIn, type Shop } from '../../support/service/payment-world.ts';

const MINUTE = 60_000;

describe('a settlement with an unknown outcome', () => {
  let shop: Shop;
  beforeEach(() => {
    shop = aShop();
  });

  const stateOf = async (challengeId: string) => (await shop.paymentClaims.find(challengeId))?.state;

  /** The money moves, or does not, but the response is lost. */
  const loseTheAnswer = (moved: boolean) => {
    const settle = shop.paymentRail.settle.bind(shop.paymentRail);
    return sinon.stub(shop.paymentRail, 'settle').callsFake(async (...payment) => {
      if (moved) await settle(...payment);
      throw paymentInDoubt();
    });
  };

  it('keeps the claim, and does not require another payment meanwhile, expired or not', async () => {
    const credential = await shop.credential();
    loseTheAnswer(true);
    await failureOf(shop.buy(credential), paymentInDoubt);
    expect(await stateOf(credential.challenge.id)).to.equal('pending');
    await failureOf(shop.anotherProcess()(credential), paymentInDoubt);
    shop.clock.advance(6 * MINUTE);
    await failureOf(shop.buy(credential), paymentInDoubt);
    expect(shop.received()).to.equal(5_000n);
  });

  it('delivers once for the same payment when it has arrived, even after it expired', async () => {
    const credential = await shop.credential();
    const lost = loseTheAnswer(true);
    await failureOf(shop.buy(credential), paymentInDoubt);
    lost.restore();
    shop.clock.advance(6 * MINUTE);
    expect(await shop.reconcile()).to.deep.equal({ settled: 1, voided: 0, unknown: 0 });
    expect(shop.alarms.raised.map(({ name }) => name)).to.deep.equal(['payment-undelivered']);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => shop.buy(credential)));
    const delivered = answers.filter((answer) => answer.status === 'fulfilled');
    expect(new Set(delivered.map(({ value }) => value.goods)).size).to.equal(1);
    expect(delivered[0]?.value.receipt).to.include({ method: 'sandbox', challengeId: credential.challenge.id });
    expect((await demandIn(shop.buy(credential))).problem).to.equal('verification-failed');
    expect(shop.received()).to.equal(5_000n);
  });

  it('requires another payment once it is certain that nothing arrived', async () => {
    const credential = await shop.credential();
    const lost = loseTheAnswer(false);
    await failureOf(shop.buy(credential), paymentInDoubt);
    lost.restore();
    shop.clock.advance(2 * MINUTE);
    expect(await shop.reconcile()).to.deep.equal({ settled: 0, voided: 0, unknown: 1 });
    await failureOf(shop.buy(credential), paymentInDoubt);
    shop.clock.advance(4 * MINUTE);
    expect(await shop.reconcile()).to.deep.equal({ settled: 0, voided: 1, unknown: 0 });
    expect((await demandIn(shop.buy(credential))).problem).to.equal('verification-failed');
    expect(shop.received()).to.equal(0n);
  });

  it('reconciles only claims that were abandoned', async () => {
    const credential = await shop.credential();
    loseTheAnswer(true);
    await failureOf(shop.buy(credential), paymentInDoubt);
    shop.clock.advance(MINUTE);
    expect(await shop.reconcile()).to.deep.equal({ settled: 0, voided: 0, unknown: 0 });
    shop.clock.advance(1);
    expect(await shop.reconcile()).to.deep.equal({ settled: 1, voided: 0, unknown: 0 });
  });

  it('leaves the claim to reconciliation when the settlement cannot be recorded', async () => {
    const credential = await shop.credential();
    const record = sinon.stub(shop.paymentClaims, 'advance').rejects(storeUnavailable());
    await failureOf(shop.buy(credential), paymentInDoubt);
    expect(await stateOf(credential.challenge.id)).to.equal('pending');
    record.restore();
    shop.clock.advance(2 * MINUTE);
    await shop.reconcile();
    expect((await shop.buy(credential)).goods).to.be.a('number');
  });

  it('delivers to the request that settled even if reconciliation closed the claim first', async () => {
    const credential = await shop.credential();
    const settle = shop.paymentRail.settle.bind(shop.paymentRail);
    sinon.stub(shop.paymentRail, 'settle').callsFake(async (...payment) => {
      const settlement = await settle(...payment);
      shop.clock.advance(2 * MINUTE);
      await shop.reconcile();
      return settlement;
    });
    expect((await shop.buy(credential)).goods).to.equal(1);
    expect(await stateOf(credential.challenge.id)).to.equal('delivered');
  });

  it('does not deliver twice when another process delivered meanwhile, and raises an alarm', async () => {
    const credential = await shop.credential();
    const settle = shop.paymentRail.settle.bind(shop.paymentRail);
    const slow = sinon.stub(shop.paymentRail, 'settle').callsFake(async (...payment) => {
      const settlement = await settle(...payment);
      shop.clock.advance(2 * MINUTE);
      await shop.reconcile();
      await shop.anotherProcess()(credential);
      return settlement;
    });
    await failureOf(shop.buy(credential), paymentInDoubt);
    slow.restore();
    expect(shop.alarms.raised.map(({ name }) => name)).to.include('payment-undeliverable');
    expect(shop.received()).to.equal(5_000n);
  });
});
