import { expect } from 'chai';
import { requestCounter } from '../../../src/adapters/http/frame/admission/limiter.ts';
import { rateLimited } from '../../../src/adapters/http/frame/failure/failures.ts';
import { LIMIT_DEFAULTS, type LimitClass } from '../../../src/adapters/http/frame/record/limits.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { failureOf } from '../../support/rejection.ts';
import { aWallet, aWorld, type SignedIn, signedIn } from '../../support/service/world.ts';

type Api = Awaited<ReturnType<typeof aWorld>>['api'];

/** The classes that say so are counted by client network. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('rate limits', () => {
  describe('of a client network', () => {
    it('hold for all its requests together: free wallets and API keys do not multiply them', async () => {
      const world = await aWorld({ RATE_LIMIT_NETWORK: '12', RATE_LIMIT_READ: '5' });
      const wallets = await Promise.all([1, 2, 3].map(() => signedIn(world)));
      const crowd = from('203.0.113.1');
      const statuses: number[] = [];
      for (const { bearer } of wallets)
        for (let i = 0; i < 5; i += 1) statuses.push((await world.api.get('/api/user').set(bearer).set(crowd)).status);
      expect(statuses.filter((status) => status === 200)).to.have.length(12);
      expect(statuses.slice(12)).to.deep.equal([429, 429, 429]);
      const { bearer } = await aKey(world, wallets[0] as SignedIn);
      expectRefusal(await world.api.get('/api/portfolio').set(bearer).set(crowd), 429, 'RATE_LIMITED');
    });

    it('take an address with a port for the address, and every text that is not an address for one client', async () => {
      const { api } = await aWorld({ RATE_LIMIT_NETWORK: '4' });
      const statuses = async (...clients: string[]) => {
        const answers = [];
        for (const client of clients) answers.push((await api.get('/api/geo/region').set(from(client))).status);
        return answers;
      };
      expect(
        await statuses(
          '203.0.113.1:40000',
          '203.0.113.1:40001',
          '[::ffff:203.0.113.1]:9',
          '203.0.113.1',
          '203.0.113.1:7',
        ),
      ).to.deep.equal([200, 200, 200, 200, 429]);
      expect(
        await statuses('[2001:db8::1]:4711', '2001:db8::2', '[2001:db8::3]', '2001:db8::4', '2001:db8::5'),
      ).to.deep.equal([200, 200, 200, 200, 429]);
      expect(await statuses('junk0', 'junk1', 'unknown', '090.0.0.1', '203.0.113.9:port')).to.deep.equal([
        200, 200, 200, 200, 429,
      ]);
    });

    it('count every path and method, also unknown ones, and MCP', async () => {
      const { api } = await aWorld({ RATE_LIMIT_NETWORK: '4' });
      await api.get('/api/nothing').expect(404);
      await api.put('/api/terms').expect(405);
      await api.get('/docs').expect(200);
      await api.post('/mcp').send({}).expect(401);
      for (const path of ['/api/nothing', '/docs', '/mcp', '/health', '/api/geo/region'])
        expectRefusal(await api.get(path), 429, 'RATE_LIMITED');
    });

    it('leave other networks and the limits of their classes alone', async () => {
      const { api } = await aWorld({ RATE_LIMIT_NETWORK: '1', RATE_LIMIT_READ: '9' });
      const first = await api.get('/api/geo/region').set(from('203.0.113.1')).expect(200);
      expect(first.get('ratelimit')).to.match(/^"read"; r=8;/);
      expectRefusal(await api.get('/api/geo/region').set(from('203.0.113.1')), 429, 'RATE_LIMITED');
      await api.get('/api/geo/region').set(from('203.0.113.2')).expect(200);
    });

    it('name themselves and the time to wait when they refuse', async () => {
      const { api } = await aWorld({ RATE_LIMIT_NETWORK: '1' });
      await api.get('/api/geo/region').expect(200);
      const { headers } = await api.get('/api/geo/region').expect(429);
      expect(headers['ratelimit-policy']).to.equal('"network"; q=1; w=60');
      expect(headers.ratelimit).to.match(/^"network"; r=0; t=\d+$/);
      expect(Number(headers['retry-after'])).to.be.within(1, 60);
    });
  });

  describe('of sign-in', () => {
    it('are not used up by logging out', async () => {
      const { api } = await aWorld({ RATE_LIMIT_AUTH: '2', RATE_LIMIT_WRITE: '9' });
      for (let i = 0; i < 5; i += 1) await api.post('/api/siwe?action=logout').expect(200);
      await api.get('/api/siwe?action=nonce').expect(200);
    });

    it('are counted by network: one network that shows many wallets gains no sign-ins', async () => {
      const world = await aWorld();
      const wallets = await Promise.all([1, 2, 3].map(() => signedIn(world)));
      const { api } = await aWorld({ RATE_LIMIT_AUTH: '3' });
      const nonce = (bearer: Readonly<Record<string, string>>, ip: string) =>
        api.get('/api/siwe?action=nonce').set(bearer).set(from(ip));
      for (const { bearer } of wallets) await nonce(bearer, '203.0.113.1').expect(200);
      for (const { bearer } of wallets) expectRefusal(await nonce(bearer, '203.0.113.1'), 429, 'RATE_LIMITED');
      await nonce({}, '203.0.113.2').expect(200);
    });

    it('are counted by network also for an API key', async () => {
      const world = await aWorld({ RATE_LIMIT_AUTH: '2', RATE_LIMIT_KEY: '9' });
      const { bearer } = await aKey(world, await signedIn(world));
      expectRefusal(await world.api.get('/api/siwe?action=nonce').set(bearer), 429, 'RATE_LIMITED');
    });

    it('are not eaten by reads of the session and of the status', async () => {
      const { api } = await aWorld({ RATE_LIMIT_AUTH: '1', RATE_LIMIT_READ: '9' });
      for (const query of ['', '?action=session', `?action=status&wallet=${aWallet().address}`])
        expect((await api.get(`/api/siwe${query}`).expect(200)).get('ratelimit')).to.match(/^"read"; r=\d;/);
      expect((await api.get('/api/siwe?action=nonce').expect(200)).get('ratelimit')).to.match(/^"auth"; r=0;/);
      await api.get('/api/siwe').expect(200);
    });

    it('let an office of twelve sign in from one address within a minute, and the gate have its own narrower limit', async () => {
      const { auth, gate, network } = LIMIT_DEFAULTS;
      expect([auth, gate, network]).to.deep.equal([30, 10, 1_200]);
      const world = await aWorld({ RATE_LIMIT_AUTH: String(auth), RATE_LIMIT_GATE: '1' });
      for (let i = 0; i < 12; i += 1) await signedIn(world);
      const guess = () => world.api.post('/api/auth/gate').send({ password: 'x' });
      await guess().expect(503);
      expectRefusal(await guess(), 429, 'RATE_LIMITED');
    });
  });

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

  describe('name the limit and the seconds to wait when they refuse', () => {
    const REFUSAL =
      /^Too many requests: the limit is (1 request|\d+ [a-zA-Z ]+) a minute for [a-zA-Z -]+\. Try again in (\d+) seconds?\.$/;

    for (const limit of Object.keys(LIMIT_DEFAULTS) as LimitClass[])
      it(`in the class ${limit}`, async () => {
        const headers = new Map<string, string>();
        const res = { headersSent: false, setHeader: (name: string, value: string) => headers.set(name, value) };
        const count = requestCounter({ ...LIMIT_DEFAULTS, [limit]: 1 });
        const once = () => count({} as never, res as never, [{ limit, of: 'k' }]);
        await once();
        const [, most, seconds] = REFUSAL.exec((await failureOf(once(), rateLimited)).message) ?? [];
        expect([most, seconds]).to.deep.equal(['1 request', headers.get('Retry-After')]);
      });

    for (const [what, limit, ask] of [
      ['30 requests a minute for sign-in', 'AUTH', (api: Api) => api.get('/api/siwe?action=nonce')],
      ['20 requests a minute for chat', 'CHAT', (api: Api) => api.post('/api/chat').send({ message: 'help' })],
    ] as const)
      it(`over HTTP: ${what}`, async () => {
        const { api } = await aWorld({ [`RATE_LIMIT_${limit}`]: what.split(' ')[0] as string });
        for (let i = 0; i < Number.parseInt(what, 10); i += 1) await ask(api).expect(200);
        const refused = await ask(api);
        expectRefusal(refused, 429, 'RATE_LIMITED');
        expect(refused.body.error).to.match(REFUSAL);
        expect(refused.body.error).to.include(
          `the limit is ${what}. Try again in ${refused.get('retry-after')} second`,
        );
      });
  });

  it('run in real time: the clock of a sandbox does not move their windows', async () => {
    const { api, clock } = await aWorld({ RATE_LIMIT_READ: '1' });
    await api.get('/api/geo/region').expect(200);
    clock.advance(120_000);
    expectRefusal(await api.get('/api/geo/region'), 429, 'RATE_LIMITED');
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
