import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { GUIDES, TOPICS } from '../../src/adapters/http/docs/pages.ts';
import { type RunningServer, startServer } from '../../src/infrastructure/process/server.ts';
import { expectAccessible } from '../support/console/accessible.ts';
import { Problems } from '../support/console/problems.ts';
import { expectRefusal } from '../support/refusal.ts';
import { freePort } from '../support/servers/free-port.ts';
import { inBrowser } from '../support/service/browser.ts';
import { aWorld, type TestWorld } from '../support/service/world.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SITE = join(ROOT, 'dist/guide');

describe('the guide', () => {
  let world: TestWorld;
  let pages: readonly string[];
  before(async () => {
    execFileSync(process.execPath, ['scripts/build-guide.mjs'], { cwd: ROOT, stdio: 'pipe' });
    pages = readdirSync(SITE, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.html'));
    world = await aWorld({ RATE_LIMIT_READ: '1000' });
  });
  const read = (page: string) => readFileSync(join(SITE, page), 'utf8');

  it('has a page for README and each document, without inline scripts and styles', () => {
    const documents = readdirSync(join(ROOT, 'docs'), { encoding: 'utf8', recursive: true });
    const names = documents.filter((name) => name.endsWith('.md')).map((name) => name.replace(/md$/, 'html'));
    expect(pages).to.have.members(['index.html', ...names]);
    for (const page of pages)
      expect(read(page), page)
        .to.match(/<h1 id=/)
        .and.not.match(/<script(?![^>]* src=)|<style| style=| on\w+=|javascript:/);
  });

  it('has no link to a page or heading that it lacks', () => {
    for (const page of pages)
      for (const [, link = ''] of read(page).matchAll(/ (?:href|src)="([^"]+)"/g)) {
        const { origin, pathname, hash } = new URL(link, `http://guide/${page}`);
        if (origin !== 'http://guide') continue;
        const target = join(SITE, pathname);
        expect(() => readFileSync(target), `${page}: ${link}`).to.not.throw();
        if (hash !== '') expect(readFileSync(target, 'utf8'), `${page}: ${link}`).to.include(` id="${hash.slice(1)}"`);
      }
  });

  it('is what a browser sees of a page whose Markdown programs read', async () => {
    const { api } = world;
    for (const { path } of [...GUIDES, ...TOPICS]) {
      const seen = await api
        .get(`/docs/${path}`)
        .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
        .expect(302);
      expect(seen.get('vary')).to.include('Accept');
      await api.get(seen.get('location') ?? '').expect(200);
      for (const accept of ['*/*', 'text/markdown'])
        expect((await api.get(`/docs/${path}`).set('accept', accept).expect(200)).get('content-type')).to.match(
          /markdown/,
        );
    }
  });

  it('is served with the strict policy, and nothing beside it', async () => {
    const { api } = world;
    expect((await api.get('/docs/guide').expect(301)).get('location')).to.equal('/docs/guide/');
    for (const [path, type] of [
      ['', /html/],
      ['sale.html', /html/],
      ['search.js', /javascript/],
      ['search.json', /json/],
      ['guide.css', /css/],
      ['images/console.png', /png/],
    ] as const) {
      const { headers } = await api.get(`/docs/guide/${path}`).expect(200);
      expect(headers['content-type']).to.match(type);
      expect(headers['content-security-policy']).to.include("script-src 'self';").and.not.include('unsafe');
      expect(headers['cache-control']).to.equal('public, max-age=300');
    }
    for (const path of ['nowhere.html', '..%2f..%2fpackage.json', '%2e%2e/start/x', '.hidden'])
      expectRefusal(await api.get(`/docs/guide/${path}`), 404, 'PATH_UNKNOWN');
    expectRefusal(await api.post('/docs/guide/').send({}), 405, 'METHOD_NOT_ALLOWED');
  });

  inBrowser((browser) => {
    const stops: (() => Promise<void>)[] = [];
    after(async () => {
      for (const stop of stops) await stop();
    });

    it('finds a heading, and shows it, in a browser that reports violations', async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const local = await aWorld({ PORT: String(port), BASE_URL: url });
      const server: RunningServer = await startServer(local.app, '127.0.0.1', port);
      const context = await (browser() as Browser).newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
      const problems = await Problems.of(context, url);
      const page = await context.newPage();
      stops.push(() => context.close(), server.stop);
      await page.goto('/docs/guide/');
      await page.getByRole('searchbox').fill('check a receipt');
      await page.locator('#found a').first().click();
      await page.waitForURL(/decisions-and-audit\.html#check-a-receipt$/);
      await expectAccessible(page, 'a page of the guide');
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(390);
      problems.expectNone();
    });
  });
});
