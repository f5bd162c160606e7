import { expect } from 'chai';
import sinon from 'sinon';
import { noPaymentRail } from '../../../src/adapters/payment-rail/choose.ts';
import { sell } from '../../../src/application/payment/sell.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import { paymentInDoubt, railBusy, railUnavailable, railUnconfigured } from '../../../src/domain/payment/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { deferred } from '../../support/deferred.ts';
import { until } from '../../support/real-time.ts';
import { failureOf } from '../../support/rejection.ts';
import { aShop, demandIn, NO_INQUIRY, type Shop } from '../../support/service/payment-world.ts';

describe('selling for a payment', () => {
  let shop: Shop;
  beforeEach(() => {
    shop = aShop();
  });

  const stateOf = async (challengeId: string) => (await shop.paymentClaims.find(challengeId))?.state;

  it('asks for a payment where none came, and makes nothing', async () => {
    const { problem, challenge } = await demandIn(shop.buy('nothing'));
    expect(problem).to.equal('payment-required');
    expect(challenge).to.include({ method: 'sandbox', intent: 'charge' });
    expect(shop.shelf.made).to.equal(0);
  });

  it('asks for a payment where something unreadable came', async () => {
    expect((await demandIn(shop.buy('unreadable'))).problem).to.equal('malformed-credential');
  });

  it('delivers for a payment, with a receipt, and keeps the claim', async () => {
    const credential = await shop.credential();
    const { goods, receipt } = await shop.buy(credential);
    expect(goods).to.equal(1);
    const claim = await shop.paymentClaims.find(credential.challenge.id);
    expect(claim).to.include({
      state: 'delivered',
      payer: shop.payerAddress,
      amount: 5_000n,
      resource: 'market-snapshot',
    });
    expect(receipt).to.deep.equal({
      method: 'sandbox',
      network: 'sandbox',
      payer: shop.payerAddress,
      challengeId: credential.challenge.id,
      reference: claim?.reference,
      settledAt: shop.clock.now(),
    });
    expect(shop.received()).to.equal(5_000n);
  });

  it('delivers once, and asks for another payment after that, in this process and in others', async () => {
    const credential = await shop.credential();
    await shop.buy(credential);
    for (const buy of [shop.buy, shop.anotherProcess()]) {
      const { problem, challenge, challengeId } = await demandIn(buy(credential));
      expect({ problem, challengeId }).to.deep.equal({
        problem: 'verification-failed',
        challengeId: credential.challenge.id,
      });
      expect(challenge.id).not.to.equal(credential.challenge.id);
    }
    expect(shop.received()).to.equal(5_000n);
  });

  it('sells one snapshot, and no other, to sixteen who show the same payment at once over two processes', async () => {
    const credential = await shop.credential();
    const doors = [shop.present, shop.anotherToPresent()];
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, (_, i) => doors[i % 2]?.(credential)));
    const sold = outcomes.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    expect(sold).to.have.length.at.least(1);
    expect(new Set(sold.map(({ body }) => body)).size).to.equal(1);
    for (const { receipt } of sold) expect(receipt).to.deep.equal(sold[0]?.receipt);
    expect(shop.received()).to.equal(5_000n);
  });

  it('requires no other payment while the first is pending', async () => {
    const credential = await shop.credential();
    const moved = deferred();
    const settle = shop.paymentRail.settle.bind(shop.paymentRail);
    sinon.stub(shop.paymentRail, 'settle').callsFake(async (...payment) => {
      await moved.promise;
      return await settle(...payment);
    });
    const first = shop.buy(credential);
    await until(async () => (await stateOf(credential.challenge.id)) !== undefined);
    await failureOf(shop.buy(credential), paymentInDoubt);
    moved.resolve();
    expect((await first).goods).to.equal(1);
  });

  it('charges nothing when there is nothing to deliver, and takes the same payment later', async () => {
    const credential = await shop.credential();
    const empty = sinon.stub(shop.shelf, 'produce').rejects(marketDataUnavailable());
    await failureOf(shop.buy(credential), marketDataUnavailable);
    expect(await stateOf(credential.challenge.id)).to.equal(undefined);
    expect(shop.received()).to.equal(0n);
    empty.restore();
    expect((await shop.buy(credential)).goods).to.equal(1);
  });

  it('charges nothing when the claim cannot be kept', async () => {
    const credential = await shop.credential();
    sinon.stub(shop.paymentClaims, 'take').rejects(storeUnavailable());
    await failureOf(shop.buy(credential), storeUnavailable);
    expect(shop.received()).to.equal(0n);
  });

  it('charges nothing, and requires no payment, when the network cannot verify one', async () => {
    sinon.stub(shop.paymentRail, 'validate').rejects(railUnavailable());
    await failureOf(shop.buy(await shop.credential()), railUnavailable);
    expect(shop.received()).to.equal(0n);
  });

  it('serves nothing without a rail', async () => {
    const buy = sell({ ...shop, paymentRail: noPaymentRail }, SNAPSHOT, shop.shelf.produce);
    const credential = await shop.credential();
    for (const tender of ['nothing', 'unreadable', credential] as const)
      await failureOf(buy(tender, String, NO_INQUIRY), railUnconfigured);
    expect(shop.shelf.made).to.equal(0);
  });

  it('verifies sixteen payments at once and no more, but goes on asking for payments', async () => {
    const open = deferred();
    const validate = shop.paymentRail.validate.bind(shop.paymentRail);
    sinon.stub(shop.paymentRail, 'validate').callsFake(async (...credential) => {
      await open.promise;
      return await validate(...credential);
    });
    const credentials = await Promise.all(Array.from({ length: 17 }, () => shop.credential()));
    const [last, ...first] = credentials;
    const running = first.map((credential) => shop.buy(credential));
    await failureOf(shop.buy(last as (typeof first)[0]), railBusy);
    expect((await demandIn(shop.buy('nothing'))).problem).to.equal('payment-required');
    open.resolve();
    expect((await Promise.all(running)).length).to.equal(16);
    expect((await shop.buy(last as (typeof first)[0])).goods).to.equal(17);
  });

  it('takes a transaction once, even under another challenge', async () => {
    const [one, other] = [await shop.credential(), await shop.credential()];
    await shop.buy(one);
    const claim = await shop.paymentClaims.find(one.challenge.id);
    const validate = shop.paymentRail.validate.bind(shop.paymentRail);
    sinon.stub(shop.paymentRail, 'validate').callsFake(async (...asked) => {
      const verdict = await validate(...asked);
      if (verdict.refusal !== undefined) return verdict;
      const presented = { ...verdict.payment.presented, reference: claim?.reference as string };
      return { payment: { ...verdict.payment, presented } };
    });
    expect((await demandIn(shop.buy(other))).problem).to.equal('verification-failed');
    expect(shop.received()).to.equal(5_000n);
  });
});
