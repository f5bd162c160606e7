import { expect } from 'chai';
import { buyerIn, expectDemand, expectNoDemand, inHeader, SNAPSHOT_PATH } from '../../support/service/paying.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

describe('the Payment scheme', () => {
  let world: TestWorld;
  const { ask, credential } = buyerIn(() => world);
  const received = () => world.railLedger.balanceOf(world.paymentRail.terms.recipient);
  beforeEach(async () => {
    world = await aWorld();
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
    it(`returns 402 for a credential that is ${why}`, async () =>
      expectDemand(await ask(header), 'malformed-credential'));

  it('is matched in any letter case, and beside another scheme', async () => {
    const token = inHeader(await credential()).replace('Payment ', '');
    await ask(`Bearer abc, PAYMENT ${token}`).expect(200);
  });

  it('returns 400 for several payments, and redeems none', async () => {
    const [one, other] = [inHeader(await credential()), inHeader(await credential())];
    expectNoDemand(await ask(`${one}, ${other}`), 400, 'SEVERAL_CREDENTIALS');
    expect(received()).to.equal(0n);
  });

  it('redeems no payment for a HEAD request, whose response has no body', async () => {
    const authorization = inHeader(await credential());
    await world.api.head(SNAPSHOT_PATH).set({ authorization }).expect(402);
    await ask(authorization).expect(200);
  });

  it('ignores a bearer token', async () => {
    expectDemand(await ask('Bearer abc'), 'payment-required');
  });

  it('limits payment attempts more strictly than requests for a challenge', async () => {
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
    const answer = await world.api.get(SNAPSHOT_PATH).set({ origin: world.config.server.baseUrl });
    expect(answer.get('access-control-expose-headers')).to.include('WWW-Authenticate').and.include('Payment-Receipt');
  });

  it('is in the API description, including the extension of discovery tools', async () => {
    for (const path of ['/api/openapi', '/openapi.json']) {
      const operation = (await world.api.get(path).expect(200)).body.paths[SNAPSHOT_PATH].get;
      const { method, currency } = world.paymentRail.terms;
      expect(operation['x-payment-info']).to.deep.equal({
        offers: [{ intent: 'charge', method, amount: '5000', currency, description: 'One market snapshot' }],
      });
      expect(operation.responses).to.include.all.keys('200', '402', '503');
    }
  });

  it('is not in the API description without a rail', async () => {
    world = await aWorld({ MPP_RAIL: 'none' });
    const operation = (await world.api.get('/openapi.json').expect(200)).body.paths[SNAPSHOT_PATH].get;
    expect(operation).not.to.have.property('x-payment-info');
  });
});
