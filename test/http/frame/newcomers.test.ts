import { expect } from 'chai';
import type { Response, Test } from 'supertest';
import { siweText } from '../../support/chain/siwe.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const SALE = '/api/sale/authorize';
const JSON_TYPE = { 'content-type': 'application/json' };

type Act = (world: TestWorld, me: SignedIn) => Test | Promise<Response>;
/** What is done, how, the answer, and what its reason and its remedy name. */
type Mistake = readonly [string, Act, number, string, RegExp, RegExp];

const post =
  (path: string, body: (me: SignedIn) => unknown): Act =>
  ({ api }, me) =>
    api
      .post(path)
      .set(me.bearer)
      .send(body(me) as object);
const get =
  (path: (me: SignedIn) => string): Act =>
  ({ api }, me) =>
    api.get(path(me)).set(me.bearer);
const bare =
  (authorization: string): Act =>
  ({ api }) =>
    api.get('/api/auth/api-key').set({ authorization });
const raw =
  (body: string, headers: object = JSON_TYPE): Act =>
  ({ api }, me) =>
    api
      .post(SALE)
      .set({ ...me.bearer, ...headers } as Record<string, string>)
      .send(body);

const order = (me: SignedIn, over: object = {}) => ({
  wallet: me.address,
  amount: '250000000',
  paymentToken: USDC,
  ...over,
});
const buy = (over: (me: SignedIn) => object) => post(SALE, (me) => order(me, over(me)));
const move = (over: object) =>
  post('/api/transfer/prepare', ({ address }) => ({
    from: address,
    to: OTHER,
    token: USDC,
    amount: '25',
    chainId: 8453,
    ...over,
  }));
const execute = (signedTx: string, chainId: unknown = 8453) =>
  post('/api/transfer/execute', () => ({ signedTx, chainId }));

const signIn =
  (
    over: object,
    sign: (text: string, wallet: ReturnType<typeof aWallet>) => Promise<string>,
    edit = (text: string) => text,
  ): Act =>
  async ({ api, clock, config }) => {
    const { nonce } = (await api.get('/api/siwe?action=nonce')).body as { nonce: string };
    const wallet = aWallet();
    const fields = { address: wallet.address, nonce, url: config.server.baseUrl, issuedAt: clock.now(), ...over };
    const message = edit(siweText(fields));
    return await api.post('/api/siwe?action=verify').send({ message, signature: await sign(message, wallet) });
  };
const honest = (text: string, wallet: ReturnType<typeof aWallet>) => wallet.signMessage(text);

const keyed =
  (key: string | undefined, bodies: readonly [object, object]): Act =>
  async ({ api }, me) => {
    const send = (body: object) =>
      api
        .post('/api/auth/api-key')
        .set({ ...me.bearer, ...(key !== undefined && { 'idempotency-key': key }) })
        .send(body);
    await send(bodies[0]);
    return await send(bodies[1]);
  };
const withKey =
  (
    scopes: readonly string[],
    use: (world: TestWorld, authorization: string, id: number) => Test | Promise<Response>,
  ): Act =>
  async (world, me) => {
    const { body } = await world.api.post('/api/auth/api-key').set(me.bearer).send({ label: 'k', env: 'live', scopes });
    return await use(world, `Bearer ${body.data.apiKey ?? body.data.key}`, body.data.id);
  };

const READ_DETAILS = /`details`/;

const MISTAKES: readonly Mistake[] = [
  // Credentials
  [
    'no credential',
    ({ api }) => api.get('/api/auth/api-key'),
    401,
    'UNAUTHENTICATED',
    /no session cookie and no bearer/,
    /POST \/api\/siwe/,
  ],
  [
    'a token without Bearer',
    (world, me) => bare(me.token)(world, me),
    401,
    'UNAUTHENTICATED',
    /"Bearer <token>"/,
    /POST \/api\/siwe/,
  ],
  ['Basic authentication', bare('Basic dXNlcjpwYXNz'), 401, 'UNAUTHENTICATED', /"Bearer <token>"/, /POST \/api\/siwe/],
  [
    'a word as a token',
    bare('Bearer letmein'),
    401,
    'UNAUTHENTICATED',
    /neither an access token nor an API key/,
    /POST \/api\/siwe/,
  ],
  [
    'a token of another service',
    bare(`Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.${'a'.repeat(86)}`),
    401,
    'UNAUTHENTICATED',
    /not from this service/,
    /POST \/api\/siwe/,
  ],
  [
    'a token with a changed signature',
    (world, me) => bare(`Bearer ${me.token.slice(0, -8)}AAAAAAAA`)(world, me),
    401,
    'UNAUTHENTICATED',
    /not from this service, or was changed/,
    /POST \/api\/siwe/,
  ],
  [
    'an expired token',
    (world, me) => {
      world.clock.set(new Date(world.clock.now().getTime() + 13 * 3_600_000));
      return bare(`Bearer ${me.token}`)(world, me);
    },
    401,
    'UNAUTHENTICATED',
    /token has expired/,
    /POST \/api\/siwe/,
  ],
  [
    'an expired cookie',
    ({ api, clock }, me) => {
      clock.set(new Date(clock.now().getTime() + 13 * 3_600_000));
      return api.get('/api/auth/api-key').set('cookie', me.cookie);
    },
    401,
    'UNAUTHENTICATED',
    /session has expired/,
    /POST \/api\/siwe/,
  ],
  [
    'a session that was signed out',
    async (world, me) => {
      await world.api.post('/api/siwe?action=logout').set(me.bearer).send({});
      return await bare(`Bearer ${me.token}`)(world, me);
    },
    401,
    'UNAUTHENTICATED',
    /signed out or revoked/,
    /POST \/api\/siwe/,
  ],
  [
    'an unknown API key',
    bare(`Bearer svc_pk_live_${'0'.repeat(32)}`),
    401,
    'UNAUTHENTICATED',
    /API key is unknown, revoked or expired/,
    /active API key/,
  ],
  [
    'half an API key',
    bare('Bearer svc_pk_live_0123'),
    401,
    'UNAUTHENTICATED',
    /API key is incomplete/,
    /active API key/,
  ],
  [
    'a revoked API key',
    async (world, me) =>
      await withKey(['portfolio'], async ({ api }, authorization, id) => {
        await api.delete('/api/auth/api-key').set(me.bearer).send({ id }).expect(200);
        return await api.get('/api/portfolio/summary').set({ authorization });
      })(world, me),
    401,
    'UNAUTHENTICATED',
    /API key is unknown, revoked or expired/,
    /active API key/,
  ],
  [
    'an API key as a session',
    withKey(['portfolio'], ({ api }, authorization) => api.post(SALE).set({ authorization }).send({})),
    403,
    'INSUFFICIENT_SCOPE',
    /sessions only/,
    /session of the wallet/,
  ],
  [
    'an API key without the scope',
    withKey(['oracle'], ({ api }, authorization) => api.get('/api/portfolio/summary').set({ authorization })),
    403,
    'INSUFFICIENT_SCOPE',
    /\(portfolio\)/,
    /scope that the description/,
  ],
  [
    'the cookie from a foreign page',
    ({ api }, me) => api.post(SALE).set({ cookie: me.cookie, origin: 'https://evil.example' }).send(order(me)),
    403,
    'CROSS_ORIGIN',
    /origin/,
    /ALLOWED_ORIGINS/,
  ],
  // Sign-in
  [
    'the domain of another site',
    signIn({ url: 'https://evil.example' }, honest),
    401,
    'SIGN_IN_REFUSED',
    /evil\.example/,
    /ALLOWED_ORIGINS/,
  ],
  [
    'a chain that is not supported in the message',
    signIn({ chainId: 999999 }, honest),
    401,
    'SIGN_IN_REFUSED',
    /8453/,
    /new message/,
  ],
  [
    'a message of last hour',
    signIn({ issuedAt: new Date(Date.UTC(2026, 0, 31, 10)) }, honest),
    401,
    'SIGN_IN_REFUSED',
    /too long ago/,
    /new nonce/,
  ],
  [
    'a nonce of its own',
    signIn({ nonce: 'k3jd8s0a7f6g5h4j3' }, honest),
    401,
    'NONCE_REFUSED',
    /nonce is unknown/,
    /action=nonce/,
  ],
  [
    'the signature of another account',
    signIn({}, (text) => aWallet().signMessage(text)),
    401,
    'SIGNATURE_INVALID',
    /does not match the wallet/,
    /Sign exactly the text/,
  ],
  [
    'a lower-case address in the message',
    signIn({}, honest, (text) => text.replace(/0x[0-9a-fA-F]{40}/, (address) => address.toLowerCase())),
    400,
    'VALIDATION_FAILED',
    /0x[0-9a-fA-F]{40}/,
    READ_DETAILS,
  ],
  [
    'no signature',
    ({ api }) => api.post('/api/siwe?action=verify').send({ message: 'x' }),
    400,
    'VALIDATION_FAILED',
    /signature|message/,
    READ_DETAILS,
  ],
  [
    'an unknown action',
    ({ api }) => api.get('/api/siwe?action=login'),
    400,
    'VALIDATION_FAILED',
    /action/,
    READ_DETAILS,
  ],
  // The body
  ['a trailing comma', raw('{"wallet":"x",}'), 400, 'MALFORMED_JSON', /valid JSON/, /JSON library/],
  ['single quotes', raw("{'wallet':'x'}"), 400, 'MALFORMED_JSON', /valid JSON/, /JSON library/],
  [
    'a form',
    raw('wallet=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /application\/json/,
    /application\/json/,
  ],
  [
    'plain text',
    raw('{}', { 'content-type': 'text/plain' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /application\/json/,
    /application\/json/,
  ],
  [
    'another charset',
    raw('{}', { 'content-type': 'application/json; charset=latin1' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /UTF-8/,
    /UTF-8/,
  ],
  ['no body', ({ api }, me) => api.post(SALE).set(me.bearer), 400, 'VALIDATION_FAILED', /body/, READ_DETAILS],
  ['a list', raw('[]'), 400, 'VALIDATION_FAILED', /object/, READ_DETAILS],
  [
    'a body that is too large',
    raw(JSON.stringify({ wallet: 'x'.repeat(70_000) })),
    413,
    'BODY_TOO_LARGE',
    /size limit/,
    /smaller/,
  ],
  [
    'a field that does not exist',
    buy(() => ({ token: 'USDC' })),
    400,
    'VALIDATION_FAILED',
    /token is not a known field/,
    READ_DETAILS,
  ],
  // Amounts and addresses
  ['an amount as a number', buy(() => ({ amount: 250000000 })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a point', buy(() => ({ amount: '250.00' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a comma', buy(() => ({ amount: '250,000,000' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a symbol', buy(() => ({ amount: '250 USDC' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['a negative amount', buy(() => ({ amount: '-1' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  [
    'an amount in whole tokens',
    buy(() => ({ amount: '250' })),
    400,
    'AMOUNT_BELOW_MINIMUM',
    /100000000 \(100 USDC\)/,
    /decimals/,
  ],
  [
    'an amount with 18 decimals, before the verification',
    buy(() => ({ amount: `250${'0'.repeat(18)}` })),
    400,
    'AMOUNT_DECIMALS_WRONG',
    /18 decimals, but it has 6: did you mean 250000000\?/,
    /decimals of the payment token/,
  ],
  [
    'a token as a symbol',
    buy(() => ({ paymentToken: 'USDC' })),
    400,
    'VALIDATION_FAILED',
    /paymentToken/,
    READ_DETAILS,
  ],
  [
    'a token that the sale does not take',
    buy(() => ({ paymentToken: OTHER })),
    400,
    'PAYMENT_TOKEN_UNKNOWN',
    /payment tokens/,
    /GET \/api\/sale\/authorize/,
  ],
  [
    'an address with a wrong checksum',
    buy(() => ({ paymentToken: USDC.replace('fCD6', 'fcd6') })),
    400,
    'VALIDATION_FAILED',
    /paymentToken.*checksum/,
    READ_DETAILS,
  ],
  [
    'a name instead of an address',
    buy(() => ({ wallet: 'vitalik.eth' })),
    400,
    'VALIDATION_FAILED',
    /wallet/,
    READ_DETAILS,
  ],
  [
    'the wallet of another',
    buy(() => ({ wallet: OTHER })),
    403,
    'WALLET_MISMATCH',
    /signed-in wallet/,
    /signed-in wallet/,
  ],
  ['a purchase before the verification', buy(() => ({})), 403, 'KYC_REQUIRED', /verif/i, /verif/i],
  ['itself as the referrer', buy(({ address }) => ({ referrer: address })), 400, 'SELF_REFERRAL', /refer/i, /refer/i],
  // Chains and transactions
  ['a chain by its name', move({ chainId: 'base' }), 400, 'VALIDATION_FAILED', /chainId/, READ_DETAILS],
  ['a chain id in hexadecimal digits', move({ chainId: '0x2105' }), 400, 'VALIDATION_FAILED', /chainId/, READ_DETAILS],
  ['a chain that is not supported', move({ chainId: 56 }), 400, 'CHAIN_UNSUPPORTED', /Chain 56 .*8453/, /lists them/],
  [
    'a transaction that cannot be read',
    execute('0x02ff'),
    400,
    'TRANSACTION_MALFORMED',
    /transaction/,
    /exactly as the wallet serialized/,
  ],
  [
    'a hash instead of a transaction',
    execute(`0x${'ab'.repeat(32)}`),
    400,
    'TRANSACTION_MALFORMED',
    /transaction/,
    /exactly as the wallet serialized/,
  ],
  // Paths, methods, keys
  ['a path with a typing error', get(() => '/api/sale/athorize'), 404, 'PATH_UNKNOWN', /path/, /GET \/api\/openapi/],
  [
    'another method',
    ({ api }, me) => api.put(SALE).set(me.bearer).send({}),
    405,
    'METHOD_NOT_ALLOWED',
    /GET, HEAD, POST/,
    /Allow/,
  ],
  [
    'an idempotency key for another request',
    keyed('once', [
      { label: 'a', env: 'live' },
      { label: 'b', env: 'live' },
    ]),
    422,
    'IDEMPOTENCY_KEY_REUSED',
    /another request/,
    /new key/,
  ],
  [
    'an idempotency key with a space',
    keyed('a b', [
      { label: 'a', env: 'live' },
      { label: 'a', env: 'live' },
    ]),
    400,
    'VALIDATION_FAILED',
    /Idempotency-Key/i,
    READ_DETAILS,
  ],
  [
    'a test key',
    post('/api/auth/api-key', () => ({ label: 'a', env: 'test' })),
    400,
    'VALIDATION_FAILED',
    /env/,
    READ_DETAILS,
  ],
];

describe('a mistake of a new integrator', () => {
  let world: TestWorld;
  let me: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    me = await signedIn(world);
  });

  for (const [what, act, status, code, reason, remedy] of MISTAKES)
    it(`is told what to do next: ${what}`, async () => {
      const response = await act(world, me);
      expectRefusal(response, status, code);
      expect(response.body.error).to.match(reason);
      expect(response.body.remedy).to.match(remedy);
    });

  it('names the limit and the seconds once there were too many requests', async () => {
    world = await aWorld({ RATE_LIMIT_SALE: '1' });
    const buyer = await eligible(world);
    const send = () => world.api.post(SALE).set(buyer.bearer).send(order(buyer));
    await send();
    const response = await send();
    expectRefusal(response, 429, 'RATE_LIMITED');
    expect(response.body.error).to.match(/1 request a minute for the sale\. Try again in \d+ seconds?\./);
    expect(response.get('retry-after')).to.match(/^\d+$/);
  });
});

describe('the page of error codes', () => {
  it('has an anchor for every code of the description, and for those of the sandbox', async () => {
    const { api, routes } = await aWorld();
    const { text, type } = await api.get('/docs/errors').expect(200);
    expect(type).to.equal('text/html');
    const anchors = new Set([...text.matchAll(/<h2 id="([A-Z0-9_]+)">/g)].map(([, code]) => code));
    const listed = routes.flatMap(({ fails }) => fails.map(({ code }) => code));
    expect([...anchors]).to.include.members([...listed, 'PATH_UNKNOWN', 'URI_TOO_LONG', 'SANDBOX_SESSION_UNKNOWN']);
  });
});
