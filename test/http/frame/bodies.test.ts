import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { z } from 'zod';
import type { Edge } from '../../../src/adapters/http/frame/admission/edge.ts';
import { KeyGuesses } from '../../../src/adapters/http/frame/admission/key-guesses.ts';
import { data } from '../../../src/adapters/http/frame/record/reply.ts';
import { route } from '../../../src/adapters/http/frame/record/route.ts';
import { createExpressApp } from '../../../src/adapters/http/frame/serving/express-app.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { listening } from '../../support/servers/listening.ts';
import { recordUndocumented } from '../../support/service/undocumented.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const UTF_8 = [undefined, 'utf-8', 'UTF-8', '"utf-8"', '"UTF-8"', '"u\\tf-8"', 'utf8'];
const OTHERS = [
  'utf-16',
  'UTF-16LE',
  '"utf-16be"',
  'utf-7',
  '"UTF-7"',
  'utf-32',
  'us-ascii',
  'iso-8859-1',
  'utf-8x',
  '',
];

/** Named like an encoding, or like none. */
const PACKED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: gzipSync,
  GZIP: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
};
const NOT_PACKED = ['zstd', 'compress', 'gzip, gzip', 'x'];

const WRITTEN: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'ISO 8859-1': (text) => Buffer.from(text, 'latin1'),
  'a part of it': (text) => Buffer.from(text.slice(0, -1)),
  'more than it': (text) => Buffer.from(`${text} {}`),
  'a repeated field': (text) => Buffer.from(`{"a":1,"a":${text},"__proto__":${text}}`),
};

/** `plain` before it was compressed. */
type Sent = Readonly<{
  charset: string | undefined;
  encoding: string | undefined;
  plain: Buffer;
  bytes: Buffer;
  chunked: boolean;
}>;
type Answer = Readonly<{ status: number; code?: string; body?: string }>;

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', 'a\udc00', '\\u0000', 'é', '😀'),
);
const anyJson = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  anyText,
  fc.dictionary(anyText, fc.array(fc.oneof(anyText, fc.dictionary(anyText, anyText)))),
);
const anySent: fc.Arbitrary<Sent> = fc
  .record({
    charset: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...UTF_8) }, fc.constantFrom(...OTHERS)),
    packed: fc.option(fc.constantFrom(...Object.keys(PACKED), ...NOT_PACKED), { nil: undefined }),
    written: fc.constantFrom(...Object.keys(WRITTEN)),
    value: anyJson,
    chunked: fc.boolean(),
  })
  .map(({ charset, packed, written, value, chunked }) => {
    const plain = WRITTEN[written]?.(JSON.stringify(value)) as Buffer;
    return { charset, encoding: packed, chunked, plain, bytes: PACKED[packed ?? 'identity']?.(plain) ?? plain };
  });

/** What the rules say, by other means than the service uses. */
function expectedOf({ charset, encoding, plain, bytes, chunked }: Sent): Answer {
  if (bytes.length === 0 && !chunked) return { status: 200, body: 'nothing' };
  if (!UTF_8.includes(charset) || !(encoding === undefined || encoding in PACKED))
    return { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
  if (plain.length === 0) return { status: 200, body: 'nothing' };
  try {
    const texts: string[] = [];
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain), (name, field) => {
      texts.push(name, ...(typeof field === 'string' ? [field] : []));
      return field;
    });
    if (texts.some((text) => text.includes('\0') || Buffer.from(text).toString() !== text))
      throw new Error('not stored');
    return { status: 200, body: JSON.stringify(value) };
  } catch {
    return { status: 400, code: 'MALFORMED_JSON' };
  }
}

const EDGE: Partial<Edge> = {
  baseUrl: 'http://localhost',
  deadline: { ms: 10_000 },
  origins: new Set(),
  countryHeader: undefined,
  keyGuesses: new KeyGuesses(100, systemClock),
  count: async () => {},
  onUndocumented: ({ operationId }, { code }) => recordUndocumented(operationId, code),
};

const echo = (path: string, operationId: string) =>
  route({
    method: 'post',
    path,
    operationId,
    tag: 'System',
    summary: 'Returns its body',
    access: 'public',
    limit: 'read',
    body: z.unknown(),
    ...(path.includes('{') && { params: z.object({ id: z.string() }) }),
    reply: data(z.object({ body: z.string() })),
    fails: [],
    handle: ({ body }) => ({ body: body === undefined ? 'nothing' : JSON.stringify(body) }),
  });

async function post(url: string, { charset, encoding, bytes, chunked }: Sent): Promise<Answer> {
  const headers = {
    'content-type': `application/json${charset === undefined ? '' : `; charset=${charset}`}`,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes.length }),
  };
  const sending = request(url, { method: 'POST', headers, agent: false });
  sending.end(bytes);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const parts = await response.toArray();
  const { code, data: replied } = JSON.parse(Buffer.concat(parts).toString()) as {
    code?: string;
    data?: { body: string };
  };
  return { status: response.statusCode ?? 0, ...(code && { code }), ...(replied && { body: replied.body }) };
}

describe('bodies', () => {
  describe('on paths that are served directly and on those that Express serves', () => {
    let server: Awaited<ReturnType<typeof listening>>;
    before(async () => {
      const app = createExpressApp([echo('/echo', 'echo'), echo('/echo/{id}', 'echoOf')], {
        edge: EDGE as Edge,
        trustProxy: false,
        sandbox: undefined,
        cspReportPath: '/api/csp-report',
        observe: (_req, _res, next) => next(),
        onTrouble: (error) => console.error(error),
      });
      server = await listening(app);
    });
    after(() => server.stop());

    const expectBoth = async (sent: Sent) => {
      const answers = await Promise.all(['/echo', '/echo/1'].map((path) => post(server.url + path, sent)));
      expect(answers).to.deep.equal([expectedOf(sent), expectedOf(sent)]);
    };

    it('receive one answer, that of the rules, for any charset, encoding and bytes', async () => {
      await fc.assert(fc.asyncProperty(anySent, expectBoth), { numRuns: 300 });
    });

    it('are missing when they are empty, whatever frames them', async () => {
      const nothing = { charset: undefined, encoding: undefined, plain: Buffer.alloc(0), bytes: Buffer.alloc(0) };
      await expectBoth({ ...nothing, chunked: false });
      await expectBoth({ ...nothing, chunked: true });
      await expectBoth({ ...nothing, encoding: 'gzip', bytes: gzipSync(''), chunked: false });
      for (const charset of [...UTF_8, ...OTHERS])
        for (const encoding of [...Object.keys(PACKED), ...NOT_PACKED])
          await expectBoth({ ...nothing, charset, encoding, chunked: false });
    });

    it('are refused when they are too large once they are decompressed', async () => {
      for (const [encoding, pack] of Object.entries(PACKED)) {
        const bytes = pack(Buffer.from(JSON.stringify('x'.repeat(10_000_000))));
        if (encoding === 'identity') continue;
        for (const path of ['/echo', '/echo/1'])
          expect(
            await post(server.url + path, { charset: undefined, encoding, plain: bytes, bytes, chunked: false }),
          ).to.deep.include({ status: 413, code: 'BODY_TOO_LARGE' });
      }
    });
  });

  describe('of every endpoint', () => {
    let world: TestWorld;
    let key: Readonly<Record<string, string>>;
    let page: string;
    before(async () => {
      world = await aWorld();
      const owner = await signedIn(world);
      key = (await aKey(world, owner)).bearer;
      const opened = await world.api
        .post('/api/kyc/session')
        .set(owner.bearer)
        .send({ wallet: owner.address, requestedTier: 'TIER_2' })
        .expect(200);
      page = new URL((opened.body as { verificationUrl: string }).verificationUrl).pathname;
    });
    const send = (path: string, type: string, bytes: Buffer) =>
      world.api
        .post(path)
        .set({
          ...(path === '/mcp' && { ...key, accept: 'application/json, text/event-stream' }),
          'content-type': type,
        })
        .serialize((sent) => sent as unknown as string)
        .send(bytes);
    const ENDPOINTS = [
      ['/api/user', 'application/json'],
      ['/api/csp-report', 'application/csp-report'],
      ['/api/csp-report', 'application/reports+json'],
      ['/api/kyc/webhook', 'application/json'],
      ['/api/agent/webhook', 'application/json'],
      ['/mcp', 'application/json'],
      ['the sandbox page', 'application/json'],
      ['the sandbox page', 'application/x-www-form-urlencoded'],
    ] as const;

    for (const [path, type] of ENDPOINTS)
      for (const charset of ['utf-16', 'UTF-16LE', '"utf-7"', 'latin1'])
        it(`are refused in another charset: ${path}, ${type}; charset=${charset}`, async () => {
          const bytes = Buffer.from(JSON.stringify({ message: '+ADw-script+AD4-' }), 'utf16le');
          const at = path === 'the sandbox page' ? page : path;
          expectRefusal(await send(at, `${type};Charset=${charset}`, bytes), 415, 'UNSUPPORTED_MEDIA_TYPE');
        });

    it('are refused with what a database cannot store, in names too and however deep', async () => {
      const wallet = aWallet().address;
      for (const text of ['\\u0000', '\\ud800', '\\udc00x'])
        for (const body of [
          `{"wallet":"${wallet}","referralCode":"${text}"}`,
          `{"wallet":"${wallet}","a${text}":1}`,
          `{"wallet":"${wallet}","a":[{"b":{"${text}":[]}}]}`,
        ])
          expectRefusal(await send('/api/user', 'application/json', Buffer.from(body)), 400, 'MALFORMED_JSON');
      const form = 'application/x-www-form-urlencoded';
      expectRefusal(await send(page, form, Buffer.from('decision=pending&personId=%00')), 400, 'MALFORMED_JSON');
    });
  });
});
