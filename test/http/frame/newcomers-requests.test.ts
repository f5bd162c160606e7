import { type Act, describeMistakes, post, READ_DETAILS, SALE } from '../../support/mistakes.ts';
import type { SignedIn } from '../../support/service/world.ts';

const get =
  (path: (me: SignedIn) => string): Act =>
  ({ api }, me) =>
    api.get(path(me)).set(me.bearer);
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

describeMistakes('with paths, methods and keys', [
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
]);
