import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { installedConsole } from '../../../src/adapters/http/console/builds.ts';
import { noticeUseCases } from '../../../src/application/notice/index.ts';
import { startServer } from '../../../src/infrastructure/process/server.ts';
import { accessFaults, expectAccessible } from '../../support/console/accessible.ts';
import { Problems } from '../../support/console/problems.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRun, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

/** The looks that these tests save must not change the pages of other suites. */
const PERSON = 7;
const NAMESAKE = 8;
const TABS = ['Profile', 'Wallets', 'Preferences', 'Payments', 'Referral', 'Access and data'];
const EMAIL = 'alice@example.com';

export function settingsSuite(run: () => ConsoleRun): void {
  const open = async (wallet: number, path = '') => {
    const opened = await run().open({ wallet });
    await signInDirectly(opened, run().stack.url);
    await opened.goto(`/settings${path}`);
    return opened;
  };
  const themeOf = (page: Page) => page.evaluate('document.documentElement.dataset.theme');

  describe('settings', () => {
    it('keep a profile over a reload, and explain a username that is taken', async () => {
      const { page } = await open(PERSON);
      const name = page.getByRole('textbox', { name: 'Username' });
      const save = page.getByRole('button', { name: 'Save the profile' });
      await name.fill('Ada_1815');
      await save.click();
      await page.getByText('Profile saved').waitFor();
      await page.reload();
      expect(await name.inputValue()).to.equal('Ada_1815');
      const other = await open(NAMESAKE);
      await other.page.getByRole('textbox', { name: 'Username' }).fill('ada_1815');
      await other.page.getByRole('button', { name: 'Save the profile' }).click();
      await other.page.getByText('Somebody else has this username').waitFor();
    });

    it('keep the theme over a reload, and bring it to another browser before it is chosen there', async () => {
      const { page } = await open(PERSON, '#preferences');
      await ready(page);
      const saved = page.waitForResponse(
        (response) => response.url().endsWith('/dashboard-preferences') && response.request().method() === 'POST',
      );
      await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
      expect((await saved).status()).to.equal(200);
      await page.reload();
      expect(await themeOf(page)).to.equal('dark');
      const elsewhere = await open(PERSON, '#preferences');
      await elsewhere.page.locator('html[data-theme="dark"]').waitFor();
    });

    it('are accessible and fit a phone, tab by tab', async () => {
      const { page } = await open(NAMESAKE);
      await page.setViewportSize({ width: PHONE, height: 844 });
      const faults: string[] = [];
      for (const tab of TABS) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await ready(page);
        faults.push(...(await accessFaults(page, tab)));
        const width = (await page.evaluate('document.documentElement.scrollWidth')) as number;
        if (width > PHONE) faults.push(`${tab} is ${width} px wide`);
      }
      expect(faults).to.deep.equal([]);
    });

    it('show that the mailed link confirmed the address', async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const world = await aWorld({ PORT: String(port), BASE_URL: url }, undefined, installedConsole());
      // The browser ends sessions by its own clock.
      world.clock.set(new Date());
      const server = await startServer(world.app, 'localhost', port);
      const context = await run().browser.newContext({ baseURL: url });
      try {
        const problems = await Problems.of(context, url);
        const [name = '', value = ''] = (await signedIn(world)).cookie.split('=');
        await context.addCookies([{ name, value, url }]);
        const page = await context.newPage();
        await page.goto('/console/settings');
        await page.getByRole('textbox', { name: 'E-mail address' }).fill(EMAIL);
        await page.getByRole('button', { name: 'Save the address' }).click();
        await page.getByText(`Look into the mailbox of ${EMAIL}`).waitFor();
        await page.getByRole('button', { name: 'Send the link again' }).click();
        await page.getByText(`Look into the mailbox of ${EMAIL}`).waitFor();
        await noticeUseCases(world).send();
        const link = /http\S+confirm-email\S+/.exec(world.mailer.sent.at(-1)?.text ?? '')?.[0] ?? '';
        expect((await context.request.get(link)).status()).to.equal(200);
        const opened = await page.context().newPage();
        await opened.goto(link);
        expect(new URL(opened.url()).pathname).to.equal('/console/confirm-email');
        await expectAccessible(opened, 'the page of the confirmation');
        await page.reload();
        await page.getByText('Not confirmed').waitFor();
        await opened.getByRole('button', { name: 'Confirm' }).click();
        await opened.getByText('Your e-mail address is confirmed').waitFor();
        expect(opened.url()).to.equal(`${url}/console/confirm-email`);
        await opened.goto(link);
        await opened.getByRole('button', { name: 'Confirm' }).click();
        await opened.getByRole('alert').getByText('unknown, expired or already used').waitFor();
        await opened.goto(`${link.slice(0, -1)}&utm_source=mail`);
        await opened.getByRole('alert').getByText('This link is incomplete').waitFor();
        await page.reload();
        await page.getByText('Confirmed', { exact: true }).waitFor();
        problems.expectNone();
      } finally {
        await context.close();
        await server.stop();
      }
    });
  });
}
