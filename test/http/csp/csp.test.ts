import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';
import { BROWSER_REPORTS } from './browser-reports.ts';

const LEGACY = {
  'document-uri': 'https://app.example.org/?wallet=0x1',
  referrer: 'https://elsewhere.example/?secret=1',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'self'",
  disposition: 'enforce',
  'blocked-uri': 'https://evil.example/x.js',
  'status-code': 200,
  'script-sample': 'a person’s text',
  'source-file': 'https://app.example.org/a.js',
  'line-number': 10,
  'column-number': 5,
};
const BODY = {
  documentURL: 'https://app.example.org/?wallet=0x1',
  blockedURL: 'https://evil.example/x.js',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "default-src 'self'",
  disposition: 'enforce',
  referrer: '',
  statusCode: 200,
  sample: 'a person’s text',
  sourceFile: 'https://app.example.org/a.js',
  lineNumber: 10,
  columnNumber: 5,
};
const TOLD = {
  documentUrl: 'https://app.example.org/',
  directive: 'script-src-elem',
  blockedUrl: 'https://evil.example/x.js',
  policy: "default-src 'self'",
  disposition: 'enforce',
  sourceFile: 'https://app.example.org/a.js',
  line: 10,
  column: 5,
  userAgent: 'Browser/1',
};
const modern = (body: object = BODY, type = 'csp-violation') => ({ age: 1, type, url: 'u', user_agent: 'x', body });

describe('/api/csp-report', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  const post = (body: unknown, type = 'application/csp-report') =>
    world.api
      .post('/api/csp-report')
      .set({ 'content-type': type, 'user-agent': 'Browser/1' })
      .send(typeof body === 'string' ? body : JSON.stringify(body));

  it('reports that it is active', async () => {
    const { body } = await world.api.get('/api/csp-report').expect(200);
    expect(body).to.deep.equal({ success: true, data: { status: 'active' } });
  });

  for (const [type, body] of [
    ['application/csp-report', { 'csp-report': LEGACY }],
    ['application/json', { 'csp-report': LEGACY }],
    ['application/csp-report; charset=utf-8', { 'csp-report': LEGACY }],
    ['application/reports+json', [modern()]],
    ['application/json', [modern()]],
  ] as const)
    it(`forwards reports of type ${type}${Array.isArray(body) ? ' in the newer format' : ''}, without their private parts`, async () => {
      const answer = await post(body, type).expect(200);
      expect(answer.body).to.deep.equal({ success: true, data: { received: 1 } });
      expect(world.errorTracker.reported).to.deep.equal([TOLD]);
    });

  for (const [from, type, body, received] of BROWSER_REPORTS)
    it(`reads ${from}`, async () => {
      expect((await post(body, type).expect(200)).body.data).to.deep.equal({ received });
    });

  it('accepts the four fields that every browser sends', async () => {
    const four = { 'document-uri': 'd', 'violated-directive': 'img-src', 'blocked-uri': '', 'original-policy': '' };
    await post({ 'csp-report': four }).expect(200);
    expect(world.errorTracker.reported).to.have.length(1);
  });

  it('reads the violations of a batch and ignores the rest', async () => {
    const batch = [modern({}, 'deprecation'), modern(), modern({ ...BODY, blockedURL: null }), { type: 'crash' }];
    expect((await post(batch, 'application/reports+json').expect(200)).body.data).to.deep.equal({ received: 2 });
    expect(world.errorTracker.reported.map(({ blockedUrl }) => blockedUrl)).to.deep.equal([
      'https://evil.example/x.js',
      '',
    ]);
  });

  it('forwards equal violations once a minute', async () => {
    for (let i = 0; i < 50; i += 1) await post({ 'csp-report': { ...LEGACY, 'line-number': i } }).expect(200);
    expect(world.errorTracker.reported).to.have.length(1);
    world.clock.advance(60_000);
    await post({ 'csp-report': LEGACY }).expect(200);
    expect(world.errorTracker.reported).to.have.length(2);
  });

  it('forwards at most 60 different violations a minute', async () => {
    const batch = Array.from({ length: 100 }, (_, i) => modern({ ...BODY, blockedURL: `https://evil.example/${i}` }));
    expect((await post(batch, 'application/reports+json').expect(200)).body.data).to.deep.equal({ received: 100 });
    expect(world.errorTracker.reported).to.have.length(60);
  });

  it('does not forward violations caused by browser extensions', async () => {
    await post({ 'csp-report': { ...LEGACY, 'source-file': 'chrome-extension://abc/x.js' } }).expect(200);
    expect(world.errorTracker.reported).to.deep.equal([]);
  });

  for (const [why, body] of [
    ['nothing', ''],
    ['an empty object', {}],
    ['an empty list', []],
    ['a report that is a text', { 'csp-report': 'x' }],
    ['a report without the page', { 'csp-report': { ...LEGACY, 'document-uri': undefined } }],
    ['a report without the directive', { 'csp-report': { ...LEGACY, 'violated-directive': undefined } }],
    ['a directive that is a number', { 'csp-report': { ...LEGACY, 'violated-directive': 1 } }],
    ['a violation without its body', [{ type: 'csp-violation' }]],
    ['several violations of no page', [modern({}), modern({ ...BODY, documentURL: undefined })]],
    ['more than a hundred reports', Array.from({ length: 101 }, () => ({ type: 'crash' }))],
  ] as const)
    it(`rejects ${why}`, async () => {
      expectRefusal(await post(body), 400, 'VALIDATION_FAILED');
      expect(world.errorTracker.reported).to.deep.equal([]);
    });

  it('rejects a body that is not JSON, too large, or of another media type', async () => {
    expectRefusal(await post('{"csp-report"'), 400, 'MALFORMED_JSON');
    expectRefusal(await post({ 'csp-report': { ...LEGACY, x: 'x'.repeat(70_000) } }), 413, 'BODY_TOO_LARGE');
    expectRefusal(await post({ 'csp-report': LEGACY }, 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('rejects this media type on every other endpoint', async () => {
    const user = world.api.post('/api/user').set('content-type', 'application/csp-report').send('{}');
    expectRefusal(await user, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('returns 429 for too many reports', async () => {
    world = await aWorld({ RATE_LIMIT_WEBHOOK: '2' });
    for (let i = 0; i < 2; i += 1) await post({ 'csp-report': LEGACY }).expect(200);
    expectRefusal(await post({ 'csp-report': LEGACY }), 429, 'RATE_LIMITED');
  });
});
