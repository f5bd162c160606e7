import { expect } from 'chai';
import { Wallet } from 'ethers';
import { Receipt, Challenge as SdkChallenge } from 'mppx';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { noPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.none.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type TestWorld } from '../../support/world.ts';

const PATH = '/api/agent/market-snapshot';
const NOTHING_MEASURED = {
  totalVolume24hUsd: undefined,
  marketCapChange24h: undefined,
  dominance: {},
  activeCryptocurrencies: undefined,
  markets: undefined,
};
const PAYER = new Wallet(developmentAccounts[1].privateKey);

type Answer = Awaited<ReturnType<TestWorld['api']['get']>>;

describe(`GET ${PATH}`, () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => {
    sinon.restore();
    expect(world.undocumented).to.deep.equal([]);
  });

  const inHeader = (credential: unknown) => `Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`;
  const ask = (authorization?: string) =>
    authorization === undefined ? world.api.get(PATH) : world.api.get(PATH).set({ authorization });
  const challengeIn = (answer: Answer): Challenge => {
    const { request, ...fields } = SdkChallenge.deserialize(answer.get('www-authenticate') as string);
    return { ...fields, request: Buffer.from(JSON.stringify(sorted(request))).toString('base64url') } as Challenge;
  };
  const sorted = (fields: object) => Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  const credential = async (payer = PAYER): Promise<Credential> => payByVoucher(payer, challengeIn(await ask()));

  function expectDemand(answer: Answer, problem: string): void {
    expect([answer.status, answer.type], answer.text).to.deep.equal([402, 'application/problem+json']);
    expect(answer.get('cache-control')).to.equal('no-store');
    expect(answer.get('payment-receipt')).to.equal(undefined);
    expect(challengeIn(answer)).to.include({ intent: 'charge' });
    const { body } = answer;
    expect(body).to.include({
      success: false,
      code: 'PAYMENT_REQUIRED',
      requestId: answer.get('x-request-id'),
      type: `https://paymentauth.org/problems/${problem}`,
      status: 402,
    });
    for (const sentence of [body.error, body.title, body.detail]) expect(sentence).to.match(/^[A-Z].+/);
  }

  function expectNoDemand(answer: Answer, status: number, code: string): void {
    expectRefusal(answer, status, code);
    expect(answer.get('www-authenticate')).to.equal(undefined);
    expect(answer.get('payment-receipt')).to.equal(undefined);
  }

  it('answers 402 without a payment, with one offer of 5,000 units', async () => {
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

  it('asks no upstream without a payment', async () => {
    const asked = sinon.spy(world.marketOverview, 'global');
    await ask();
    await ask('Payment !!!');
    expect(asked.callCount).to.equal(0);
  });

  it('answers the snapshot and a receipt for a payment', async () => {
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
    expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(5_000n);
  });

  it('answers a part that is missing as null', async () => {
    sinon.stub(world.marketSentiment, 'latest').rejects(marketDataUnavailable());
    const { body } = await ask(inHeader(await credential())).expect(200);
    expect(body.data).to.include({ sentiment: null, degraded: true });
    expect(body.data.global).to.be.an('object');
  });

  it('answers figures that were not measured as null', async () => {
    world.marketOverview.put({
      ...NOTHING_MEASURED,
      totalMarketCapUsd: 1,
      updatedAt: world.clock.now(),
    });
    const { body } = await ask(inHeader(await credential())).expect(200);
    expect(body.data.global).to.include({ totalMarketCapUsd: 1, totalVolume24hUsd: null, markets: null });
  });

  it('answers 402 to a payment that was used, and names its challenge', async () => {
    const paying = await credential();
    await ask(inHeader(paying)).expect(200);
    const answer = await ask(inHeader(paying));
    expectDemand(answer, 'verification-failed');
    expect(answer.body.challengeId).to.equal(paying.challenge.id);
    expect(challengeIn(answer).id).not.to.equal(paying.challenge.id);
  });

  it('answers 200 to one of eight who use a payment at once, and never a receipt to the others', async () => {
    const authorization = inHeader(await credential());
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(authorization)));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.status).to.be.oneOf([402, 503]);
      expect(answer.get('payment-receipt')).to.equal(undefined);
      expect(answer.body.data).to.equal(undefined);
    }
    expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(5_000n);
  });

  it('answers 402 to a payment that is refused, in the words of the scheme', async () => {
    const paying = await credential();
    const changed = { ...paying, challenge: { ...paying.challenge, realm: 'elsewhere.example' } };
    expectDemand(await ask(inHeader(changed)), 'invalid-challenge');
    expectDemand(await ask(inHeader({ ...paying, payload: {} })), 'invalid-payload');
    const poor = await credential(new Wallet(`0x${'17'.repeat(32)}`));
    expectDemand(await ask(inHeader(poor)), 'payment-insufficient');
    world.clock.advance(5 * 60_000);
    expectDemand(await ask(inHeader(paying)), 'payment-expired');
  });

  for (const [why, header] of [
    ['nothing', 'Payment '],
    ['no base64', 'Payment !!!'],
    ['two words', 'Payment e30 e30'],
    ['no JSON', 'Payment bm90IGpzb24'],
    ['a list', inHeader([])],
    ['an empty object', inHeader({})],
    ['a challenge that is text', inHeader({ challenge: 'x', payload: {} })],
    [
      'a request that is an object',
      inHeader({ challenge: { id: 'x', realm: 'x', method: 'x', intent: 'x', request: {} }, payload: {} }),
    ],
    [
      'a payload that is text',
      inHeader({ challenge: { id: 'x', realm: 'x', method: 'x', intent: 'x', request: 'x' }, payload: 'x' }),
    ],
  ] as const)
    it(`answers 402 to a credential that is ${why}`, async () =>
      expectDemand(await ask(header), 'malformed-credential'));

  it('reads the scheme in any letter case, and beside another scheme', async () => {
    const token = inHeader(await credential()).replace('Payment ', '');
    await ask(`Bearer abc, PAYMENT ${token}`).expect(200);
  });

  it('answers 400 to several payments, and takes none', async () => {
    const [one, other] = [inHeader(await credential()), inHeader(await credential())];
    expectNoDemand(await ask(`${one}, ${other}`), 400, 'SEVERAL_CREDENTIALS');
    expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(0n);
  });

  it('takes no payment for a HEAD request, whose answer has no body', async () => {
    const authorization = inHeader(await credential());
    await world.api.head(PATH).set({ authorization }).expect(402);
    await ask(authorization).expect(200);
  });

  it('does not take a bearer token for a payment', async () => {
    expectDemand(await ask('Bearer abc'), 'payment-required');
  });

  it('answers 503 without a challenge while it is in doubt whether the payment was made', async () => {
    const authorization = inHeader(await credential());
    sinon.stub(world.paymentRail, 'settle').rejects(paymentInDoubt());
    for (let i = 0; i < 2; i += 1) {
      const answer = await ask(authorization);
      expectNoDemand(answer, 503, 'PAYMENT_IN_DOUBT');
      expect(answer.get('retry-after')).to.equal('60');
    }
  });

  it('answers 503 without a challenge when the network, the data or the database is missing, and charges nothing', async () => {
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
    expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(0n);
    await ask(authorization).expect(200);
  });

  it('answers 503 without a rail, paying or not', async () => {
    world = await aWorld({ MPP_RAIL: 'none' });
    expect(noPaymentRail.terms).to.equal(undefined);
    expectNoDemand(await ask(), 503, 'PAYMENT_RAIL_UNCONFIGURED');
    expectNoDemand(await ask('Payment e30'), 503, 'PAYMENT_RAIL_UNCONFIGURED');
  });

  it('limits attempts to pay harder than requests for a challenge', async () => {
    world = await aWorld({ RATE_LIMIT_PAY: '2', RATE_LIMIT_READ: '6' });
    await ask('Payment e30').expect(402);
    await ask('Payment e30').expect(402);
    expectNoDemand(await ask('Payment e30'), 429, 'RATE_LIMITED');
    await ask().expect(402);
    await ask().expect(402);
    await ask().expect(402);
    expectNoDemand(await ask(), 429, 'RATE_LIMITED');
  });

  it('lets pages of allowed origins read the challenge and the receipt', async () => {
    const answer = await world.api.get(PATH).set({ origin: world.config.server.baseUrl });
    expect(answer.get('access-control-expose-headers')).to.include('WWW-Authenticate').and.include('Payment-Receipt');
  });

  it('is offered in the description, here and where discovery tools look', async () => {
    for (const path of ['/api/openapi', '/openapi.json']) {
      const operation = (await world.api.get(path).expect(200)).body.paths[PATH].get;
      const { method, currency } = world.paymentRail.terms;
      expect(operation['x-payment-info']).to.deep.equal({
        offers: [{ intent: 'charge', method, amount: '5000', currency, description: 'One market snapshot' }],
      });
      expect(operation.responses).to.include.all.keys('200', '402', '503');
    }
  });

  it('offers nothing in the description without a rail', async () => {
    world = await aWorld({ MPP_RAIL: 'none' });
    const operation = (await world.api.get('/openapi.json').expect(200)).body.paths[PATH].get;
    expect(operation).not.to.have.property('x-payment-info');
  });
});
