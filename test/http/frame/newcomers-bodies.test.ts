import { type Act, buy, describeMistakes, READ_DETAILS, SALE } from '../../support/mistakes.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const raw =
  (body: string, headers: object = JSON_TYPE): Act =>
  ({ api }, me) =>
    api
      .post(SALE)
      .set({ ...me.bearer, ...headers } as Record<string, string>)
      .send(body);

describeMistakes('in a body', [
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
]);
