import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { type RunningServer, startServer } from '../../../src/infrastructure/process/server.ts';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { Problems } from '../../support/console/problems.ts';
import { PHONE } from '../../support/console/run.ts';
import { builtConsole } from '../../support/fixtures/console-fixtures.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const PASSWORD = 'the master password';

/** The gate's page works without the built console, so that a small one stands behind it here. */
export function gateSuite(browser: () => Browser): void {
  describe('the page of the gate', () => {
    let built: ReturnType<typeof builtConsole>;
    let world: TestWorld;
    let server: RunningServer;
    let url: string;
    let page: Page;
    let problems: Problems;

    before(() => {
      built = builtConsole();
    });
    after(() => built.remove());
    beforeEach(async () => {
      const port = await freePort();
      url = `http://localhost:${port}`;
      world = await aWorld({ GATE_PASSWORD: PASSWORD, PORT: String(port), BASE_URL: url }, undefined, built.dist);
      // The browser ends cookies by its own clock.
      world.clock.set(new Date());
      server = await startServer(world.app, 'localhost', port);
      const context = await browser().newContext({ viewport: { width: PHONE, height: 844 } });
      problems = await Problems.of(context, url);
      page = await context.newPage();
    });
    afterEach(async () => {
      await page.context().close();
      await server.stop();
      problems.expectNone();
    });

    const open = (path: string) => page.goto(`${url}${path}`);
    const enter = async (password: string) => {
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
    };

    it('returns by the keyboard alone to the address that was asked for', async () => {
      await open('/console/buy?amount=5#terms');
      expect(new URL(page.url()).pathname).to.equal('/console/gate');
      expect(await page.evaluate('document.activeElement.id')).to.equal('password');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${url}/console/buy?amount=5#terms`);
      expect(await page.title()).to.equal('Console');
    });

    it('is accessible in both themes on a small screen, before and after a refusal', async () => {
      await open('/console');
      await expectAccessible(page, 'the gate');
      await expectToFit(page, 'the gate');
      await enter('wrong');
      await page.getByRole('alert').getByText('The password is wrong').waitFor();
      await expectAccessible(page, 'the gate after a refusal');
      await expectToFit(page, 'the gate after a refusal');
    });

    it('shows a refusal with the id of the request, and accepts the next attempt', async () => {
      await open('/console');
      const answered = page.waitForResponse('**/api/auth/gate');
      await enter('wrong');
      const id = await (await answered).headerValue('x-request-id');
      await page.getByText(`Request id: ${id}`).waitFor();
      expect(await page.evaluate('document.activeElement.id')).to.equal('password');
      await enter(PASSWORD);
      await page.waitForURL(`${url}/console`);
    });

    it('shows how long to wait after too many attempts', async () => {
      await open('/console');
      for (let i = 0; i < 10; i += 1)
        await page.request.post(`${url}/api/auth/gate`, { data: { password: `guess ${i}` } });
      await enter(PASSWORD);
      await page.getByRole('alert').getByText('Too many password attempts').waitFor();
      await page.getByText('The next attempt is possible in 15 minutes at the latest.').waitFor();
    });

    it('says when the service cannot be reached', async () => {
      await open('/console');
      await page.context().setOffline(true);
      await enter(PASSWORD);
      await page.getByRole('alert').getByText('The service cannot be reached').waitFor();
    });

    it('never leaves the console, whatever its address asks for', async () => {
      for (const next of [
        '//evil.example',
        'https://evil.example/console',
        '/\\evil.example',
        'javascript:alert(1)',
        '/console/../api/health',
        '/consoles',
        'http://',
        'console/\\..\\..\\/evil.example',
      ]) {
        await page.context().clearCookies();
        await open(`/console/gate?next=${encodeURIComponent(next)}`);
        await enter(PASSWORD);
        await page.waitForURL((address) => address.pathname !== '/console/gate');
        const { origin, pathname } = new URL(page.url());
        expect([origin, pathname], next).to.deep.equal([url, next.startsWith('console/') ? pathname : '/console']);
        expect(pathname, next).to.match(/^\/console($|\/)/);
      }
    });
  });
}
