import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { scopedApi } from '../../support/service/scoped-api.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const MADE_UP = { authorization: `Bearer svc_pk_live_${'0'.repeat(32)}` };
const madeUp = (number: number) => ({ authorization: `Bearer svc_pk_live_${String(number).padStart(32, '0')}` });

describe('API keys at the edge', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });

  it('are told the missing scope', async () => {
    const { bearer } = await aKey(world, owner, ['oracle']);
    const refused = await scopedApi(world).post('/transfer').set(bearer);
    expect(refused.get('www-authenticate')).to.equal('Bearer error="insufficient_scope"');
  });

  it('act on behalf of their own wallet only', async () => {
    const { bearer } = await aKey(world, owner);
    const { address } = aWallet();
    expectRefusal(
      await scopedApi(world).post('/portfolio').set(bearer).send({ wallet: address }),
      403,
      'WALLET_MISMATCH',
    );
  });

  it('are accepted in the Authorization header only', async () => {
    const { key } = await aKey(world, owner);
    const api = scopedApi(world);
    expectRefusal(await api.post('/portfolio').set('cookie', `svc-session=${key}`), 401, 'UNAUTHENTICATED');
    expectRefusal(await api.post(`/portfolio?api_key=${key}&access_token=${key}`), 401, 'UNAUTHENTICATED');
    expectRefusal(await api.post('/portfolio').set('x-api-key', key), 401, 'UNAUTHENTICATED');
  });

  for (const [what, spoil] of [
    ['is made up', () => MADE_UP.authorization],
    ['lacks a digit', (key: string) => `Bearer ${key.slice(0, -1)}`],
    ['has a digit too many', (key: string) => `Bearer ${key}0`],
    ['is in capitals', (key: string) => `Bearer ${key.toUpperCase()}`],
    ['comes under another scheme', (key: string) => `Basic ${key}`],
  ] as const)
    it(`are rejected when the key ${what}`, async () => {
      const { key } = await aKey(world, owner);
      const refused = await scopedApi(world).post('/portfolio').set('authorization', spoil(key));
      expectRefusal(refused, 401, 'UNAUTHENTICATED');
      expect(refused.get('www-authenticate')).to.match(/^Bearer resource_metadata=/);
    });

  it('return 503 while the database is down, except on public routes', async () => {
    const { bearer } = await aKey(world, owner);
    sinon.stub(world.apiKeys, 'findLive').rejects(storeUnavailable());
    const api = scopedApi(world);
    expectRefusal(await api.post('/portfolio').set(bearer), 503, 'STORE_UNAVAILABLE');
    await api.post('/public').set(bearer).expect(200);
  });

  describe('and their limits', () => {
    it('count a key in its own class beside the class of the endpoint, and describe the stricter limit', async () => {
      const api = scopedApi(world, { key: 3, read: 5 });
      const { bearer } = await aKey(world, owner);
      for (const path of ['/portfolio', '/public', '/none']) {
        const { headers } = await api.post(path).set(bearer);
        expect(headers['ratelimit-policy']).to.match(/^"key"; q=3; w=60/);
      }
      const refused = await api.post('/public').set(bearer);
      expectRefusal(refused, 429, 'RATE_LIMITED');
      expect(refused.get('ratelimit')).to.match(/^"key"; r=0; t=\d+$/);
      expect(Number(refused.get('retry-after'))).to.be.within(1, 60);
      const other = await aKey(world, owner);
      const { headers } = await api.post('/portfolio').set(other.bearer).expect(200);
      expect(headers['ratelimit-policy']).to.match(/^"read"; q=5; w=60/);
      expect(headers.ratelimit).to.match(/^"read"; r=0;/);
    });

    for (const path of ['/public', '/optional', '/none', '/nothing'])
      it(`gain nothing from more keys where a key admits nobody: ${path}`, async () => {
        const api = scopedApi(world, { read: 3 });
        const keys = await Promise.all([owner, owner, await signedIn(world)].map((one) => aKey(world, one)));
        for (const { bearer } of keys) expect((await api.post(path).set(bearer)).status).not.to.equal(429);
        for (const headers of [...keys.map(({ bearer }) => bearer), {}])
          expectRefusal(await api.post(path).set(headers), 429, 'RATE_LIMITED');
        const elsewhere = { 'x-forwarded-for': '203.0.113.77' };
        expect((await api.post(path).set(elsewhere)).status).not.to.equal(429);
      });

    it('are shared by all keys of a wallet and its session, from every network', async () => {
      const api = scopedApi(world, { read: 3 });
      const keys = await Promise.all([owner, owner, owner].map((one) => aKey(world, one)));
      for (const [index, { bearer }] of keys.entries())
        await api.post('/portfolio').set(bearer).set('x-forwarded-for', `203.0.113.${index}`).expect(200);
      expectRefusal(await api.post('/portfolio').set(owner.bearer), 429, 'RATE_LIMITED');
      const stranger = await aKey(world, await signedIn(world));
      await api.post('/portfolio').set(stranger.bearer).expect(200);
    });

    it('also count an unknown path and another method', async () => {
      const api = scopedApi(world, { key: 2 });
      const { bearer } = await aKey(world, owner);
      await api.post('/nothing').set(bearer).expect(404);
      await api.put('/public').set(bearer).expect(405);
      expectRefusal(await api.post('/nothing').set(bearer), 429, 'RATE_LIMITED');
    });

    it('allow 100 requests a minute', async () => {
      const api = scopedApi(world);
      const { bearer } = await aKey(world, owner);
      const statuses: number[] = [];
      for (let i = 0; i < 101; i += 1) statuses.push((await api.post('/portfolio').set(bearer)).status);
      expect(statuses.filter((status) => status === 200)).to.have.length(100);
      expect(statuses[100]).to.equal(429);
    });

    it('count unknown keys by address, so that a new key each time gains nothing', async () => {
      const api = scopedApi(world, { read: 3 });
      for (let i = 0; i < 3; i += 1) await api.post('/public').set(madeUp(i)).expect(200);
      expectRefusal(await api.post('/public').set(madeUp(4)), 429, 'RATE_LIMITED');
    });

    it('stop looking up new keys of an address that sent ten unknown keys in a minute, with 429 and when to come back', async () => {
      const api = scopedApi(world);
      const { bearer } = await aKey(world, owner);
      const from = (network: string) => api.post('/portfolio').set(bearer).set('x-forwarded-for', network);
      const lookUps = sinon.spy(world.apiKeys, 'findLive');
      for (let i = 0; i < 15; i += 1) await api.post('/public').set(madeUp(i)).set('x-forwarded-for', '192.0.2.1');
      expect(lookUps.callCount).to.equal(10);
      world.clock.advance(15_000);
      const refused = await from('192.0.2.1');
      expectRefusal(refused, 429, 'RATE_LIMITED');
      expect(refused.get('retry-after')).to.equal('45');
      expect(refused.body.error).to.equal(
        'Too many requests: the limit is 10 different unknown API keys a minute for one network. Try again in 45 seconds.',
      );
      await from('192.0.2.2').expect(200);
      world.clock.advance(45_000);
      await from('192.0.2.1').expect(200);
    });
  });
});
