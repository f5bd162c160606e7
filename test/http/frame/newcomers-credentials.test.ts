import type { Response, Test } from 'supertest';
import { type Act, describeMistakes, order, SALE } from '../../support/mistakes.ts';
import type { TestWorld } from '../../support/service/world.ts';

const bare =
  (authorization: string): Act =>
  ({ api }) =>
    api.get('/api/auth/api-key').set({ authorization });
const withKey =
  (
    scopes: readonly string[],
    use: (world: TestWorld, authorization: string, id: number) => Test | Promise<Response>,
  ): Act =>
  async (world, me) => {
    const { body } = await world.api.post('/api/auth/api-key').set(me.bearer).send({ label: 'k', env: 'live', scopes });
    return await use(world, `Bearer ${body.data.apiKey ?? body.data.key}`, body.data.id);
  };

describeMistakes('with credentials', [
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
]);
