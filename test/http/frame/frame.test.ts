import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, CRON_SECRET, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('the HTTP frame', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld();
  });

  describe('a damaged compressed body', () => {
    const whole = Buffer.from(JSON.stringify({ message: 'hello' }));
    const damaged: [string, string, Buffer][] = [
      ['gzip', 'text that is not compressed', Buffer.from('notgzip')],
      ['gzip', 'a truncated stream', gzipSync(whole).subarray(0, 20)],
      ['deflate', 'text that is not compressed', Buffer.from('notdeflate')],
      ['deflate', 'a truncated stream', deflateSync(whole).subarray(0, 10)],
      ['br', 'text that is not compressed', Buffer.from('notbrotli')],
      ['br', 'a truncated stream', brotliCompressSync(whole).subarray(0, 8)],
    ];
    for (const path of ['/api/chat', '/api/user', '/api/kyc/webhook', '/api/csp-report'])
      for (const [encoding, what, body] of damaged)
        it(`returns 400 from ${path} for ${encoding} with ${what}`, async () => {
          const response = await world.api
            .post(path)
            .set({ 'content-encoding': encoding, 'content-type': 'application/json' })
            .serialize((sent) => sent as unknown as string)
            .send(body);
          expectRefusal(response, 400, 'MALFORMED_JSON');
        });
  });

  describe('unknown routes', () => {
    it('returns the error envelope for an unknown path', async () =>
      expectRefusal(await world.api.get('/api/nothing'), 404, 'PATH_UNKNOWN'));

    it('returns 405 with the supported methods for another method', async () => {
      const response = await world.api.put('/api/terms').send({});
      expectRefusal(response, 405, 'METHOD_NOT_ALLOWED');
      expect(response.get('allow')).to.equal('GET, HEAD, POST');
    });

    for (const path of ['/api/%ff', '/api/%', '//api/health', '/api/health/../user', '/%2e%2e/etc/passwd'])
      it(`returns JSON for ${path}, without a stack trace`, async () => {
        const response = await world.api.get(path);
        expect(response.status).to.be.oneOf([400, 401, 404]);
        expect(response.body).to.include({ success: false });
      });

    it('matches a path in any letter case and with a trailing slash', async () => {
      await world.api.get('/API/Health').expect(200);
      await world.api.get('/api/health/').expect(200);
    });

    it('returns the headers of GET for HEAD, without a body', async () => {
      const response = await world.api.head('/api/health').expect(200);
      expect(response.text ?? '').to.equal('');
    });
  });

  describe('bodies', () => {
    const send = (type: string, body: string) => world.api.post('/api/user').set('content-type', type).send(body);
    const wallet = aWallet().address;

    for (const [why, body] of [
      ['a bare string', '"x"'],
      ['null', 'null'],
      ['a prototype', '{"__proto__":{"wallet":"0x"}}'],
      ['lists in lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ] as const)
      it(`rejects ${why}`, async () => expectRefusal(await send('application/json', body), 400, 'VALIDATION_FAILED'));

    it('rejects U+0000 in a parameter', async () => {
      const cursor = await world.api.get(`/api/sale/history?wallet=${wallet}&cursor=%00`);
      expectRefusal(cursor, 400, 'VALIDATION_FAILED', 'cursor');
    });

    it('accepts a vendor’s JSON type', async () => {
      await send('application/vnd.wallet+json; charset=utf-8', JSON.stringify({ wallet })).expect(200);
    });

    it('rejects a parameter that is given twice', async () =>
      expectRefusal(
        await world.api.get(`/api/terms?wallet=${wallet}&wallet=${wallet}`),
        400,
        'VALIDATION_FAILED',
        'wallet',
      ));

    it('rejects a parameter that it does not know', async () =>
      expectRefusal(await world.api.get(`/api/siwe?action=nonce&x=1`), 400, 'VALIDATION_FAILED', 'x'));

    it('reports all invalid fields at once', async () => {
      const response = await world.api.post('/api/user').send({ wallet: '0x1', email: 'nobody', admin: true });
      expectRefusal(response, 400, 'VALIDATION_FAILED');
      expect(response.body.details.map(({ path }: { path: string }) => path)).to.have.members([
        'wallet',
        'email',
        'admin',
      ]);
    });
  });

  describe('response headers', () => {
    it('include a request id, security headers and the sandbox header, and do not reveal the software', async () => {
      const { headers } = await world.api.get('/api/health').expect(200);
      expect(headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
      expect(headers['content-security-policy']).to.include("default-src 'none'").and.not.include('unsafe');
      expect(headers).to.include({ 'x-content-type-options': 'nosniff', 'x-sandbox': 'true' });
      expect(headers).to.not.have.any.keys('x-powered-by', 'server', 'etag');
    });

    it('keep a valid request id of the client, and replace any other', async () => {
      const idFor = async (id: string) =>
        (await world.api.get('/api/health').set('x-request-id', id)).get('x-request-id');
      expect(await idFor('from-the-proxy.1')).to.equal('from-the-proxy.1');
      for (const id of ['short', 'x'.repeat(65), 'white space', '<script>1'])
        expect(await idFor(id)).to.match(/^[0-9a-f-]{36}$/);
    });

    for (const [what, id] of [
      ['an API key', `svc_pk_live_${'0'.repeat(32)}`],
      ['an API key after something', `id-svc_pk_live_${'0'.repeat(32)}`],
      ['a token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ3YWxsZXQifQ.c2lnbmF0dXJl'],
      ['an account', `0x${'a1'.repeat(20)}`],
      ['a private key, in capitals', 'A1'.repeat(32)],
    ] as const)
      it(`never repeat a request id that looks like ${what}`, async () => {
        const { headers } = await world.api.get('/api/health').set('x-request-id', id);
        expect(headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
      });

    it('share responses with allowed origins only', async () => {
      const acao = async (origin: string) =>
        (await world.api.get('/api/health').set('origin', origin)).get('access-control-allow-origin');
      expect(await acao('http://localhost:3000')).to.equal('http://localhost:3000');
      for (const origin of [
        'null',
        'http://evil.example',
        'http://localhost:3000.evil.example',
        'https://localhost:3000',
      ])
        expect(await acao(origin), origin).to.equal(undefined);
    });
  });

  describe('requests from other sites', () => {
    const accept = (headers: Record<string, string>, wallet: string) =>
      world.api.post('/api/terms').set(headers).send({ wallet, termsVersion: '1' });

    it('may change state with the cookie from an allowed origin', async () => {
      const { cookie, address } = await signedIn(world);
      await accept({ cookie, origin: 'http://localhost:3000' }, address).expect(200);
      await accept({ cookie, 'sec-fetch-site': 'same-origin' }, address).expect(200);
      await accept({ cookie }, address).expect(200);
    });

    for (const [what, headers] of [
      ['another origin', { origin: 'https://evil.example' }],
      ['no origin at all', { origin: 'null' }],
      ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
      ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
    ] as const)
      it(`must not change state with the cookie from ${what}`, async () => {
        const { cookie, address } = await signedIn(world);
        expectRefusal(await accept({ cookie, ...headers }, address), 403, 'CROSS_ORIGIN');
        expect((await world.api.get(`/api/terms?wallet=${address}`)).body.data.accepted).to.equal(false);
      });

    it('may use a bearer token from any origin', async () => {
      const { bearer, address } = await signedIn(world);
      await accept({ ...bearer, origin: 'https://wallet.example' }, address).expect(200);
    });

    for (const action of ['verify', 'logout'])
      it(`must not ${action}, with or without a cookie`, async () => {
        const response = await world.api
          .post(`/api/siwe?action=${action}`)
          .set('origin', 'https://evil.example')
          .send({});
        expectRefusal(response, 403, 'CROSS_ORIGIN');
        expect(response.get('set-cookie')).to.equal(undefined);
      });
  });

  describe('the cron endpoints', () => {
    for (const [what, headers] of [
      ['nothing', {}],
      ['another secret', { authorization: 'Bearer something-else-entirely' }],
      ['a part of the secret', { authorization: `Bearer ${CRON_SECRET.slice(0, -1)}` }],
      ['the secret under another scheme', { authorization: `Basic ${CRON_SECRET}` }],
    ] as const)
      it(`reject ${what}`, async () =>
        expectRefusal(await world.api.get('/api/cron/indexer').set(headers), 401, 'CRON_SECRET_INVALID'));

    it('reject a user’s session', async () => {
      const { bearer } = await signedIn(world);
      expectRefusal(await world.api.get('/api/cron/indexer').set(bearer), 401, 'CRON_SECRET_INVALID');
    });

    it('run with the secret', async () => {
      const response = await world.api
        .get('/api/cron/indexer')
        .set('authorization', `Bearer ${CRON_SECRET}`)
        .expect(200);
      expect(response.body.data).to.include({ eventsProcessed: 0, reorgDepth: 0 });
    });
  });
});
