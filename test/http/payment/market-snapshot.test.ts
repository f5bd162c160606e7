import { expect } from 'chai';
import { Wallet } from 'ethers';
import { Receipt, Challenge as SdkChallenge } from 'mppx';
import sinon from 'sinon';
import { noPaymentRail } from '../../../src/adapters/payment-rail/choose.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import {
  buyerIn,
  challengeIn,
  expectDemand,
  expectNoDemand,
  inHeader,
  PAYER,
  SNAPSHOT_PATH,
} from '../../support/service/paying.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const NOTHING_MEASURED = {
  totalVolume24hUsd: undefined,
  marketCapChange24h: undefined,
  dominance: {},
  activeCryptocurrencies: undefined,
  markets: undefined,
};
describe(`GET ${SNAPSHOT_PATH}`, () => {
  let world: TestWorld;
  const { ask, credential } = buyerIn(() => world);
  const received = () => world.railLedger.balanceOf(world.paymentRail.terms.recipient);
  beforeEach(async () => {
    world = await aWorld();
  });

  it('returns 402 without a payment, with one offer of 5,000 units', async () => {
    const answer = await ask();
    expectDemand(answer, 'payment-required');
    const { request, realm, method, description } = SdkChallenge.deserialize(answer.get('www-authenticate') as string);
    const { currency, recipient } = world.paymentRail.terms;
    expect(request).to.deep.equal({ amount: '5000', currency, recipient });
    expect({ realm, method, description }).to.deep.equal({
      realm: 'localhost',
      method: 'sandbox',
      description: 'One market snapshot',
    });
    expect(answer.body).not.to.have.any.keys('data', 'challengeId');
  });

  it('returns the snapshot and a receipt for a payment', async () => {
    const paying = await credential();
    const answer = await ask(inHeader(paying)).expect(200);
    expect(answer.body.success).to.equal(true);
    expect(answer.body.data).to.include({ degraded: false, asOf: world.clock.now().toISOString() });
    expect(answer.body.data.global).to.include({ totalMarketCapUsd: 3_412_000_000_000, marketCapChange24h: 0.8 });
    expect(answer.body.data.sentiment).to.include({ value: 52, classification: 'Neutral' });
    expect(answer.get('cache-control')).to.equal('private');
    const receipt = Receipt.deserialize(answer.get('payment-receipt') as string);
    const claim = await world.paymentClaims.find(paying.challenge.id);
    expect(receipt).to.include({ method: 'sandbox', status: 'success', reference: claim?.reference });
    expect(received()).to.equal(5_000n);
  });

  for (const [what, status, code, refuse] of [
    [
      'a payer on a sanctions list',
      403,
      'SENDER_SANCTIONED',
      () => sinon.stub(world.addressScreening, 'screen').resolves({ sanctioned: true, source: 'denylist' }),
    ],
    [
      'a payer who cannot be screened',
      503,
      'AML_UNAVAILABLE',
      () => sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable()),
    ],
    [
      'a blocked payer',
      403,
      'WALLET_BLOCKED',
      async () => {
        const { address } = await signedIn(world, PAYER);
        const user = await world.users.find(address);
        sinon
          .stub(world.users, 'find')
          .withArgs(address)
          .resolves(user && { ...user, isBlocked: true });
      },
    ],
  ] as const)
    it(`returns ${status} to ${what}, and claims, settles and makes nothing`, async () => {
      const paying = await credential();
      await refuse();
      const settled = sinon.spy(world.paymentRail, 'settle');
      const asked = sinon.spy(world.marketOverview, 'global');
      expectNoDemand(await ask(inHeader(paying)), status, code);
      expect([settled.callCount, asked.callCount, received()]).to.deep.equal([0, 0, 0n]);
      expect(await world.paymentClaims.find(paying.challenge.id)).to.equal(undefined);
      sinon.restore();
      await ask(inHeader(paying)).expect(200);
    });

  it('screens the wallet that pays', async () => {
    world = await aWorld({ AML_DENYLIST: PAYER.address });
    expectNoDemand(await ask(inHeader(await credential())), 403, 'SENDER_SANCTIONED');
  });

  it('returns a missing part as null', async () => {
    sinon.stub(world.marketSentiment, 'latest').rejects(marketDataUnavailable());
    const { body } = await ask(inHeader(await credential())).expect(200);
    expect(body.data).to.include({ sentiment: null, degraded: true });
    expect(body.data.global).to.be.an('object');
  });

  it('returns figures that were not measured as null', async () => {
    world.marketOverview.put({
      ...NOTHING_MEASURED,
      totalMarketCapUsd: 1,
      updatedAt: world.clock.now(),
    });
    const { body } = await ask(inHeader(await credential())).expect(200);
    expect(body.data.global).to.include({ totalMarketCapUsd: 1, totalVolume24hUsd: null, markets: null });
  });

  it('returns 402 for a payment that was already used, and names its challenge', async () => {
    const paying = await credential();
    await ask(inHeader(paying)).expect(200);
    const answer = await ask(inHeader(paying));
    expectDemand(answer, 'verification-failed');
    expect(answer.body.challengeId).to.equal(paying.challenge.id);
    expect(challengeIn(answer).id).not.to.equal(paying.challenge.id);
  });

  it('returns 402 for a payment that is rejected, with the scheme’s problem type', async () => {
    const paying = await credential();
    const changed = { ...paying, challenge: { ...paying.challenge, realm: 'elsewhere.example' } };
    expectDemand(await ask(inHeader(changed)), 'invalid-challenge');
    expectDemand(await ask(inHeader({ ...paying, payload: {} })), 'invalid-payload');
    const poor = await credential(new Wallet(`0x${'17'.repeat(32)}`));
    expectDemand(await ask(inHeader(poor)), 'payment-insufficient');
    world.clock.advance(5 * 60_000);
    expectDemand(await ask(inHeader(paying)), 'payment-expired');
  });

  it('returns 503 without a challenge while the outcome of the payment is unknown', async () => {
    const authorization = inHeader(await credential());
    sinon.stub(world.paymentRail, 'settle').rejects(paymentInDoubt());
    for (let i = 0; i < 2; i += 1) {
      const answer = await ask(authorization);
      expectNoDemand(answer, 503, 'PAYMENT_IN_DOUBT');
      expect(answer.get('retry-after')).to.equal('60');
    }
  });

  it('returns 503 without a challenge when the network, the data or the database is unavailable, and charges nothing', async () => {
    const authorization = inHeader(await credential());
    sinon.stub(world.paymentRail, 'validate').rejects(railUnavailable());
    expectNoDemand(await ask(authorization), 503, 'PAYMENT_RAIL_UNAVAILABLE');
    sinon.restore();
    sinon.stub(world.marketOverview, 'global').rejects(marketDataUnavailable());
    sinon.stub(world.marketSentiment, 'latest').rejects(marketDataUnavailable());
    expectNoDemand(await ask(authorization), 503, 'MARKET_DATA_UNAVAILABLE');
    sinon.restore();
    sinon.stub(world.paymentClaims, 'take').rejects(storeUnavailable());
    expectNoDemand(await ask(authorization), 503, 'STORE_UNAVAILABLE');
    sinon.restore();
    expect(received()).to.equal(0n);
    await ask(authorization).expect(200);
  });

  it('returns 503 without a rail, with or without a payment', async () => {
    world = await aWorld({ MPP_RAIL: 'none' });
    expect(noPaymentRail.terms).to.equal(undefined);
    expectNoDemand(await ask(), 503, 'PAYMENT_RAIL_UNCONFIGURED');
    expectNoDemand(await ask('Payment e30'), 503, 'PAYMENT_RAIL_UNCONFIGURED');
  });
});
