import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

describe('rate limits', () => {
  it('return 429 with the time to wait and the policy', async () => {
    const { api } = await aWorld({ RATE_LIMIT_READ: '3' });
    for (let i = 0; i < 3; i += 1) {
      const { headers } = await api.get('/api/geo/region').expect(200);
      expect(headers['ratelimit-policy']).to.match(/^"read"; q=3; w=60/);
      expect(headers.ratelimit).to.match(new RegExp(`^"read"; r=${2 - i}; t=\\d+`));
    }
    const refused = await api.get('/api/geo/region');
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.get('retry-after'))).to.be.within(1, 60);
  });

  it('count before anything else is checked: sign-in, body, method and path', async () => {
    const { api } = await aWorld({ RATE_LIMIT_WRITE: '1', RATE_LIMIT_READ: '1' });
    await api.post('/api/terms').send('x').expect(401);
    expectRefusal(await api.post('/api/user').set('content-type', 'text/plain').send('x'), 429, 'RATE_LIMITED');
    await api.get('/api/nothing').expect(404);
    expectRefusal(await api.get('/api/other'), 429, 'RATE_LIMITED');
    expectRefusal(await api.put('/api/terms'), 429, 'RATE_LIMITED');
  });

  it('count every spelling of a path in one window', async () => {
    const { api } = await aWorld({ RATE_LIMIT_READ: '4' });
    for (const path of ['/api/geo/region', '/API/Geo/Region', '/api/geo/region/', '/api/geo/permission'])
      await api.get(path).expect(200);
    expectRefusal(await api.get('/api/geo/region'), 429, 'RATE_LIMITED');
  });

  it('count a wallet with any address, but not for an invalid token', async () => {
    const world = await aWorld({ RATE_LIMIT_READ: '2' });
    const alice = await signedIn(world);
    const bob = await signedIn(world);
    for (const who of [alice, bob]) {
      await world.api.get('/api/user').set(who.bearer).expect(200);
      await world.api.get('/api/user').set(who.bearer).expect(200);
      expectRefusal(await world.api.get('/api/user').set(who.bearer), 429, 'RATE_LIMITED');
    }
    for (let i = 0; i < 2; i += 1)
      await world.api.get('/api/geo/region').set('authorization', `Bearer forged-${i}`).expect(200);
    expectRefusal(await world.api.get('/api/geo/region').set('authorization', 'Bearer forged-2'), 429, 'RATE_LIMITED');
  });

  it('use forwarded addresses of trusted proxies only', async () => {
    const spoof = (api: Awaited<ReturnType<typeof aWorld>>['api'], ip: string) =>
      api.get('/api/geo/region').set('x-forwarded-for', ip);
    const direct = await aWorld({ RATE_LIMIT_READ: '2', TRUST_PROXY: 'none' });
    await spoof(direct.api, '8.8.8.8').expect(200);
    await spoof(direct.api, '9.9.9.9').expect(200);
    expectRefusal(await spoof(direct.api, '1.1.1.1'), 429, 'RATE_LIMITED');
    const behind = await aWorld({ RATE_LIMIT_READ: '1', TRUST_PROXY: 'loopback' });
    await spoof(behind.api, '8.8.8.8').expect(200);
    await spoof(behind.api, '9.9.9.9').expect(200);
    expectRefusal(await spoof(behind.api, '7.7.7.7, 9.9.9.9'), 429, 'RATE_LIMITED');
  });

  it('count an IPv6 /56 as one client', async () => {
    const { api } = await aWorld({ RATE_LIMIT_READ: '1', TRUST_PROXY: 'loopback' });
    const from = (ip: string) => api.get('/api/geo/region').set('x-forwarded-for', ip);
    await from('2001:db8:1:200::1').expect(200);
    expectRefusal(await from('2001:db8:1:2ff::9'), 429, 'RATE_LIMITED');
    await from('2001:db8:1:300::1').expect(200);
    await from('1.2.3.4').expect(200);
    expectRefusal(await from('::ffff:1.2.3.4'), 429, 'RATE_LIMITED');
  });
});
