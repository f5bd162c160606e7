import { expect } from 'chai';
import sinon from 'sinon';
import { upstreamLimitExhausted } from '../../../src/domain/market/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld } from '../../support/service/world.ts';

describe('GET /api/market/{path}', () => {
  for (const path of [
    'global',
    'simple/price?ids=bitcoin&vs_currencies=usd',
    'coins/markets?vs_currency=usd',
    'coins/bitcoin',
    'coins/bitcoin/market_chart?vs_currency=usd&days=7',
    'search/trending',
  ])
    it(`passes ${path} on`, async () => {
      const { api } = await aWorld();
      const { body } = await api.get(`/api/market/${path}`).expect(200);
      expect(body.success).to.equal(true);
      expect(body.data).to.be.an(path.startsWith('coins/markets') ? 'array' : 'object');
      expect(body.asOf).to.equal('2026-01-31T12:00:00.000Z');
    });

  const HOSTILE = [
    '..%2f..%2fadmin',
    '%2e%2e/%2e%2e/admin',
    'coins/%2e%2e/ping',
    'coins/..%2fping',
    'coins/bitcoin%2fmarket_chart?vs_currency=usd&days=1',
    'simple%2fprice?ids=bitcoin&vs_currencies=usd',
    '/169.254.169.254/',
    'http:%2f%2fevil.example',
    'http://evil.example/global',
    '@evil.example',
    '%5c%5cevil.example',
    '%5cevil.example',
    '[::ffff:169.254.169.254]',
    'coins/list',
    'coins/bitcoin%00',
    'coins/bitcoin%0d%0aX: y',
    'coins/%ff',
    'coins/%',
    'global?x_cg_demo_api_key=1',
    'coins/bitcoin?__proto__=1',
    'coins/markets?vs_currency=usd&vs_currency=eur',
    'coins/markets?vs_currency[]=usd',
    'simple/price?ids=bitcoin',
    'global/',
    'GLOBAL',
  ];
  for (const path of HOSTILE)
    it(`returns 400 or 404 for ${path}, without a call to the provider`, async () => {
      const world = await aWorld();
      const read = sinon.spy(world.marketData, 'read');
      const { status, body } = await world.api.get(`/api/market/${path}`);
      expect([400, 404], `${status}`).to.include(status);
      expect(body.success).to.equal(false);
      expect(read.callCount).to.equal(0);
    });

  it('returns 404 for a coin that the provider does not have', async () => {
    const { api } = await aWorld();
    expectRefusal(await api.get('/api/market/coins/no-such-coin'), 404, 'COIN_UNKNOWN');
  });

  it('returns 429 with Retry-After when the provider’s limit is exceeded', async () => {
    const world = await aWorld();
    sinon.stub(world.marketData, 'read').rejects(upstreamLimitExhausted({ retryAfterSeconds: 42 }));
    const response = await world.api.get('/api/market/global');
    expectRefusal(response, 429, 'UPSTREAM_LIMIT_EXHAUSTED');
    expect(response.get('retry-after')).to.equal('42');
  });
});
