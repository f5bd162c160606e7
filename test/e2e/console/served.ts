import { expect } from 'chai';
import type { Response } from 'playwright-core';
import { ready } from '../../support/console/ready.ts';
import type { ConsoleRun } from '../../support/console/run.ts';

/** What may cross the network before a person can use the first page, in bytes. */
const FIRST_LOAD = 200_000;
const MOST_REQUESTS = 25;

const sizeOf = (file: Response) => Number(file.headers()['content-length']);

export function servedSuite(run: () => ConsoleRun): void {
  describe('as it is served', () => {
    for (const path of ['', '/buy'])
      it(`loads /console${path} in at most ${MOST_REQUESTS} requests and ${FIRST_LOAD / 1_000} kB on the wire, headers included`, async () => {
        const { page, context, responses, goto } = await run().open({ wallet: 'none' });
        // What the page before still loads is not of this one.
        await page.waitForLoadState('networkidle');
        const wire = await context.newCDPSession(page);
        // What is read again while a slow machine loads does not count.
        const urls = new Map<string, string>();
        const sizes = new Map<string, number>();
        await wire.send('Network.enable');
        await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
        wire.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
        wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          const url = urls.get(requestId) ?? requestId;
          if (!sizes.has(url)) sizes.set(url, encodedDataLength);
        });
        const before = responses.length;
        await goto(path);
        await ready(page);
        await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
        await page.waitForLoadState('networkidle');
        const loaded = [...new Map(responses.slice(before).map((file) => [file.url(), file])).values()];
        expect(loaded.length).to.be.within(5, MOST_REQUESTS);
        expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).to.be.within(50_000, FIRST_LOAD);
        const uncompressed = loaded.filter(
          (file) =>
            file.url().includes('/console') && file.headers()['content-encoding'] !== 'br' && sizeOf(file) > 1_024,
        );
        expect(uncompressed.map((file) => file.url())).to.deep.equal([]);
      });

    it('opens a page by its own address, also after a reload', async () => {
      const { page } = await run().open({ path: '/markets' });
      for (const load of [async () => {}, () => page.reload()]) {
        await load();
        await page.getByRole('heading', { level: 1, name: 'Markets' }).waitFor();
        expect(await page.title()).to.include('Markets');
      }
    });

    it('explains an address that is not a page, and has nothing in place of a missing file', async () => {
      const { page, context } = await run().open({ path: '/nowhere/x.eth' });
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      expect((await context.request.get('/console/assets/missing.js')).status()).to.equal(404);
    });

    it('runs no script that the service did not serve, and the counters of these tests notice', async () => {
      const { page, problems } = await run().open();
      const inject = `(() => {
        const script = document.createElement('script');
        script.append('window.stolen = true');
        document.body.append(script);
      })()`;
      await page.evaluate(inject).catch(() => {});
      await page.evaluate("fetch('https://elsewhere.example/').catch(() => {})");
      expect(await page.evaluate('window.stolen')).to.equal(undefined);
      const seen = [problems.violations, problems.errors].map((counted) => counted.splice(0).join('\n'));
      expect(seen[0]).to.include('require-trusted-types-for').and.include('connect-src');
      expect(seen[1]).to.include('elsewhere.example');
    });
  });
}
