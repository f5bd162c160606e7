import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import express from 'express';
import request from 'supertest';
import { consolePages } from '../../../src/adapters/http/console/console-pages.ts';
import { UNBRANDED } from '../../../src/domain/brand/brand.ts';
import { builtConsole, PAGE, SCRIPT } from '../../support/fixtures/console-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ASSET = '/console/assets/index-abc123.js';

describe('/console', () => {
  let built: ReturnType<typeof builtConsole>;
  let world: TestWorld;
  before(async () => {
    built = builtConsole();
    built.build('earlier0', { 'index.html': 'old', 'assets/index-old.js': '// old' });
    world = await aWorld({}, undefined, built.dist);
  });
  after(() => built.remove());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => world.api.get(path).set(headers);

  for (const path of [
    '/console',
    '/console/',
    '/console/people/0x0000000000000000000000000000000000000001',
    '/console/people/vitalik.eth',
    '/console?tab=1',
    '/console/index.html',
  ])
    it(`serves the page at ${path}, which is asked for again each time`, async () => {
      const response = await get(path, BROWSER).expect(200);
      expect(response.text).to.equal(PAGE);
      expect(response.headers).to.include({
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'public, no-cache',
        etag: 'W/"0123456789abcdef"',
        vary: 'Accept-Encoding, Origin',
      });
    });

  it('returns 304 for the page of this build', async () => {
    const response = await get('/console', { 'if-none-match': 'W/"other", W/"0123456789abcdef"' }).expect(304);
    expect(response.get('cache-control')).to.equal('public, no-cache');
    await get('/console', { 'if-none-match': 'W/"other"' }).expect(200);
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const)
    it(`serves an asset to keep for ever, as ${encoding ?? 'it is'} to who accepts ${accepted}`, async () => {
      const response = await get(ASSET, { 'accept-encoding': accepted }).expect(200);
      expect(response.headers).to.include({
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding, Origin',
      });
      expect(response.get('content-encoding')).to.equal(encoding);
      if (encoding !== 'br') expect(response.text).to.equal(SCRIPT);
    });

  it('answers HEAD without a body', async () => {
    for (const path of ['/console', ASSET]) {
      const { headers, text } = await world.api.head(path).set('accept-encoding', 'identity').expect(200);
      expect(Number(headers['content-length'])).to.equal(path === ASSET ? SCRIPT.length : PAGE.length);
      expect(text ?? '').to.equal('');
    }
  });

  it('serves whole files to who asks for a range', async () => {
    for (const range of ['bytes=0-1', 'bytes=9-2', 'bytes=99999999-'])
      expect((await get(ASSET, { range, 'accept-encoding': 'identity' }).expect(200)).text).to.equal(SCRIPT);
  });

  it('serves the assets of earlier builds to tabs that are still open, and not their page', async () => {
    expect((await get('/console/assets/index-old.js').expect(200)).text).to.equal('// old');
    expect((await get('/console').expect(200)).text).to.equal(PAGE);
  });

  it('asks for files without a digest in their name again', async () => {
    const { headers, text } = await get('/console/theme.js').expect(200);
    expect(text).to.equal('// theme');
    expect(headers['cache-control']).to.equal('public, no-cache');
  });

  for (const path of [
    '/console/assets/missing.js',
    '/console/%61ssets/missing.js',
    '/console/assets/',
    '/console/assets/../index.html',
    '/console/.vite/manifest.json',
    '/console/%2evite/manifest.json',
    '/console/.inputs',
    '/console/../package.json',
    '/console/%2e%2e/package.json',
    '/console/..%2fpackage.json',
  ])
    it(`has nothing at ${path}`, async () => {
      const response = await get(path, BROWSER);
      expectRefusal(response, 404, 'PATH_UNKNOWN');
      expect(response.get('cache-control')).to.equal('no-store');
    });

  it('refuses a path that cannot be decoded', async () =>
    expectRefusal(await get('/console/%ff'), 400, 'MALFORMED_PATH'));

  it('sends a policy that allows this service alone, on every document and refusal', async () => {
    for (const path of ['/console', '/console/theme.js', '/console/assets/missing.js']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).to.equal(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /api/csp-report",
      );
      expect(headers).to.include({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).to.include('camera=()').and.include('clipboard-write=(self)');
    }
  });

  it('sends scripts and styles without what only documents read, and as what they are', async () => {
    const { headers } = await get(ASSET).expect(200);
    expect(headers).to.include({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/javascript',
    });
    expect(headers).not.to.have.any.keys('content-security-policy', 'permissions-policy', 'referrer-policy');
  });

  it('supports no other method', async () => {
    const response = await world.api.post('/console').send({});
    expectRefusal(response, 405, 'METHOD_NOT_ALLOWED');
    expect(response.get('allow')).to.equal('GET, HEAD');
  });

  it('has a limit of its own, by network, and leaves that of reads alone', async () => {
    const { api } = await aWorld({ RATE_LIMIT_CONSOLE: '2', RATE_LIMIT_READ: '1' }, undefined, built.dist);
    await api.get('/console').expect(200);
    await api.get(ASSET).expect(200);
    const refused = await api.get(ASSET);
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.get('retry-after'))).to.be.within(1, 60);
    await api.get('/api/geo/region').expect(200);
  });

  it('ends the connection, and not the process, when a file was deleted', async () => {
    const other = builtConsole();
    const { api } = await aWorld({}, undefined, other.dist);
    rmSync(join(other.dist, '0123456789abcdef'), { recursive: true });
    const failed = await api.get(ASSET).then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    await api.get('/api/geo/region').expect(200);
    other.remove();
  });

  describe('from elsewhere', () => {
    it('is where / sends a browser', async () => {
      const response = await get('/', BROWSER).expect(302);
      expect(response.get('location')).to.equal('/console');
      expect(response.get('vary')).to.include('Accept');
    });

    for (const accept of ['application/json', '*/*'])
      it(`is not where / sends a program that accepts ${accept}`, async () =>
        expectRefusal(await get('/', { accept }), 404, 'PATH_UNKNOWN'));

    for (const path of ['//console', '/CONSOLE', '/%63onsole', '/console.', '/consoles', '/console%2f'])
      it(`is not at ${path}`, async () => expectRefusal(await get(path, BROWSER), 404, 'PATH_UNKNOWN'));
  });

  it('serves a build from the moment at which it is complete', async () => {
    const later = builtConsole();
    rmSync(join(later.dist, 'current'));
    const { api } = await aWorld({}, undefined, later.dist);
    await api.get('/console').set(BROWSER).expect(404);
    const titleOf = async () => (await api.get('/console').set(BROWSER).expect(200)).text;
    for (const name of ['first', 'second']) {
      later.build(name, { 'index.html': name });
      writeFileSync(join(later.dist, 'current'), name);
      expect(await titleOf()).to.equal(name);
    }
    later.remove();
  });

  it('keeps in production the build of the start, so that a deployment may replace the files', async () => {
    const deployed = builtConsole();
    const settings = {
      brand: UNBRANDED,
      dist: deployed.dist,
      cspReportPath: '/csp',
      gate: { isSet: false, passes: () => true },
    };
    const pages = consolePages({ ...settings, production: true, limiter: (_req, _res, next) => next() });
    deployed.build('second', { 'index.html': 'second' });
    writeFileSync(join(deployed.dist, 'current'), 'second');
    expect((await request(express().use(pages)).get('/console').set(BROWSER).expect(200)).text).to.equal(PAGE);
    deployed.remove();
  });

  describe('that is not built', () => {
    let unbuilt: TestWorld;
    before(async () => {
      unbuilt = await aWorld({}, undefined, join(built.dist, 'nothing'));
    });

    it('tells a person what to do', async () => {
      const { text, headers } = await unbuilt.api.get('/console').set(BROWSER).expect(404);
      expect(text).to.include('npm run build -- console');
      expect(headers['cache-control']).to.equal('no-store');
      await unbuilt.api.get('/console/page.css').expect(200);
    });

    it('tells a program what to do', async () => {
      const response = await unbuilt.api.get('/console').set('accept', 'application/json');
      expectRefusal(response, 404, 'PATH_UNKNOWN');
      expect(response.body.error).to.include('npm run build -- console');
    });
  });
});
