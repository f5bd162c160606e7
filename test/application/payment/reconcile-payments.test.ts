import { expect } from 'chai';
import sinon from 'sinon';
import { noPaymentRail } from '../../../src/adapters/payment-rail/choose.ts';
import { reconcilePayments } from '../../../src/application/payment/reconcile-payments.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';
import { aShop } from '../../support/service/payment-world.ts';

const MINUTE = 60_000;

describe('reconciling payments', () => {
  it('does nothing without a rail', async () => {
    const shop = aShop();
    const reconcile = reconcilePayments({ ...shop, paymentRail: noPaymentRail });
    expect(await reconcile()).to.deep.equal({ settled: 0, voided: 0, unknown: 0 });
  });

  it('changes nothing while the network does not respond', async () => {
    const shop = aShop();
    const credential = await shop.credential();
    sinon.stub(shop.paymentRail, 'settle').rejects(paymentInDoubt());
    await failureOf(shop.buy(credential), paymentInDoubt);
    shop.clock.advance(10 * MINUTE);
    sinon.stub(shop.paymentNetwork, 'outcomeOf').rejects(railUnavailable());
    await failureOf(shop.reconcile(), railUnavailable);
    expect((await shop.paymentClaims.find(credential.challenge.id))?.state).to.equal('pending');
  });

  it('closes the other claims when one cannot be closed', async () => {
    const shop = aShop();
    const credentials = [await shop.credential(), await shop.credential(), await shop.credential()];
    sinon.stub(shop.paymentRail, 'settle').rejects(paymentInDoubt());
    for (const credential of credentials) await failureOf(shop.buy(credential), paymentInDoubt);
    shop.clock.advance(10 * MINUTE);
    sinon.stub(shop.paymentNetwork, 'outcomeOf').callThrough().onFirstCall().rejects(railUnavailable());
    await failureOf(shop.reconcile(), railUnavailable);
    const states = await Promise.all(credentials.map(({ challenge }) => shop.paymentClaims.find(challenge.id)));
    expect(states.map((claim) => claim?.state)).to.deep.equal(['pending', 'void', 'void']);
  });

  it('reports every claim that could not be closed', async () => {
    const shop = aShop();
    const settle = sinon.stub(shop.paymentRail, 'settle').rejects(paymentInDoubt());
    for (let i = 0; i < 2; i += 1) await failureOf(shop.buy(await shop.credential()), paymentInDoubt);
    expect(settle.callCount).to.equal(2);
    shop.clock.advance(10 * MINUTE);
    sinon.stub(shop.paymentNetwork, 'outcomeOf').rejects(railUnavailable());
    expect(((await rejectionOf(shop.reconcile())) as AggregateError).errors).to.have.length(2);
  });
});
