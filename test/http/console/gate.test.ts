import { expect } from 'chai';
import { builtConsole, PAGE, SCRIPT } from '../../support/fixtures/console-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { parseSetCookie } from '../../support/service/cookies.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const PASSWORD = 'the master password';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ASSET = '/console/assets/index-abc123.js';
const HOURS_12 = 12 * 60 * 60 * 1000;

describe('the gate of the console', () => {
  let built: ReturnType<typeof builtConsole>;
  let world: TestWorld;
  let cookie: string;
  before(async () => {
    built = builtConsole();
    world = await aWorld({ GATE_PASSWORD: PASSWORD }, undefined, built.dist);
    const [pass] = parseSetCookie(await world.api.post('/api/auth/gate').send({ password: PASSWORD }).expect(200));
    cookie = `svc-gate=${pass?.value}`;
  });
  after(() => built.remove());

  for (const [asked, back] of [
    ['/console', ''],
    ['/console/buy?amount=5', '?next=%2Fconsole%2Fbuy%3Famount%3D5'],
    ['/console/people/vitalik.eth', '?next=%2Fconsole%2Fpeople%2Fvitalik.eth'],
    ['/console//evil.example', '?next=%2Fconsole%2F%2Fevil.example'],
  ])
    it(`sends a person who opens ${asked} to its page, and keeps the address`, async () => {
      for (const method of ['get', 'head'] as const) {
        const response = await world.api[method](asked ?? '')
          .set(BROWSER)
          .expect(302);
        expect(response.get('location')).to.equal(`/console/gate${back}`);
        expect(response.get('cache-control')).to.equal('no-store');
        expect(response.text ?? '').to.not.include(PAGE);
      }
    });

  for (const path of [
    '/console',
    '/console/',
    '/console/index.html',
    '/console/theme.js',
    '/console/%74heme.js',
    '/console/gate/../theme.js',
    '/console/gate.js/../theme.js',
    '/console/./theme.js',
    '/console/theme.js?x',
    '/console/theme.js%00',
    '/console//theme.js',
    '/console/GATE',
    '/console/assets/index-abc123.js.br',
    '/console/.vite/manifest.json',
    ASSET,
    ASSET.toUpperCase().replace('CONSOLE', 'console'),
  ])
    it(`refuses ${path} to a program without the pass`, async () => {
      for (const accept of ['*/*', 'application/json'])
        for (const method of ['get', 'head'] as const) {
          const response = await world.api[method](path).set('accept', accept);
          expect(response.status).to.equal(403);
          expect(response.text ?? '').to.not.include(SCRIPT);
          if (method === 'get') expectRefusal(response, 403, 'GATE_REQUIRED');
          expect(response.get('etag')).to.equal(undefined);
        }
    });

  for (const path of ['//console', '/CONSOLE', '/%63onsole', '/console.', '/./console', '/x/../console'])
    it(`is not passed by ${path}`, async () => {
      const { status } = await world.api.get(path).set('accept', '*/*');
      expect(status).to.be.oneOf([403, 404]);
    });

  it('returns no 304 without the pass', async () => {
    const etag = 'W/"0123456789abcdef"';
    await world.api.get('/console').set({ 'if-none-match': etag }).expect(403);
    await world.api.get('/console').set({ 'if-none-match': etag, cookie }).expect(304);
  });

  for (const [what, wrong] of [
    ['an empty pass', 'svc-gate='],
    ['the password', `svc-gate=${PASSWORD}`],
    ['only the expiry', 'svc-gate-until=2999-01-01T00:00:00.000Z'],
    ['a pass without a signature', 'svc-gate=v1.9999999999999.'],
  ])
    it(`refuses ${what}`, async () =>
      expectRefusal(await world.api.get(ASSET).set('cookie', wrong ?? ''), 403, 'GATE_REQUIRED'));

  it('opens pages and files with the pass, until it expires; no shared cache keeps them', async () => {
    const open = (path: string) => world.api.get(path).set({ ...BROWSER, cookie });
    expect((await open('/console/buy').expect(200)).headers).to.include({ 'cache-control': 'private, no-cache' });
    expect((await open(ASSET).expect(200)).headers).to.include({
      'cache-control': 'private, max-age=31536000, immutable',
    });
    world.clock.advance(HOURS_12);
    expect((await open('/console/buy').expect(302)).get('location')).to.equal('/console/gate?next=%2Fconsole%2Fbuy');
    expectRefusal(await world.api.get(ASSET).set({ cookie }), 403, 'GATE_REQUIRED');
    world.clock.advance(-HOURS_12);
  });

  it('has a page of its own with its script and style, under the policy of the console', async () => {
    for (const [path, type] of [
      ['/console/gate', 'text/html; charset=utf-8'],
      ['/console/gate?next=/console/buy', 'text/html; charset=utf-8'],
      ['/console/gate.js', 'text/javascript; charset=utf-8'],
      ['/console/page.css', 'text/css; charset=utf-8'],
    ] as const) {
      const { headers, text } = await world.api.get(path).buffer(true).expect(200);
      expect(headers).to.include({ 'content-type': type, 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).to.include("script-src 'self';").and.include("default-src 'none'");
      expect(text).to.not.match(/https?:|style=|onclick|<script>/);
    }
  });

  it('has nothing to ask of who already has the pass', async () => {
    const response = await world.api
      .get('/console/gate')
      .set({ ...BROWSER, cookie })
      .expect(302);
    expect(response.get('location')).to.equal('/console');
  });

  it('does not exist without a password', async () => {
    const open = await aWorld({}, undefined, built.dist);
    expect((await open.api.get('/console').expect(200)).text).to.equal(PAGE);
    expect((await open.api.get('/console/gate').set(BROWSER).expect(302)).get('location')).to.equal('/console');
  });

  it('leaves the API as it is: what programs read does not need it', async () => {
    await world.api.get('/api/geo/region').expect(200);
    await world.api.get('/docs').expect(200);
  });
});
