import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { Problems } from '../../support/console/problems.ts';
import { PHONE } from '../../support/console/run.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { inBrowser } from '../../support/service/browser.ts';
import { endAll, runMain } from '../../support/service/process.ts';

/** Two for each of the three sign-ins, four to find the person and propose, three to find the proposal and approve. */
const MOST_CLICKS = 13;
const ADMIN = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

describe('the operators of a sandbox, without configuration and without a wallet', () => {
  let url: string;
  before(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    await runMain('serve', {
      DATA_DIR: 'memory',
      CRON: 'off',
      FOUR_EYES: 'on',
      PORT: String(port),
      BASE_URL: url,
    }).url();
  });
  after(endAll);

  inBrowser((browser) => {
    const opened = async (test: (page: Page) => Promise<void>) => {
      const context = await (browser() as Browser).newContext({ baseURL: url });
      const problems = await Problems.of(context, url);
      const page = await context.newPage();
      await test(page);
      await problems.lookForFocus(context);
      await context.close();
      problems.expectNone();
    };

    it(`raise the tier of a buyer with four eyes in one browser, in at most ${MOST_CLICKS} clicks`, () =>
      opened(async (page) => {
        await page.goto('/console');
        let clicks = 0;
        const click = async (
          role: 'button' | 'link' | 'menuitem' | 'tab',
          name: string | RegExp,
          within: Pick<Page, 'getByRole'> = page,
        ) => {
          await within.getByRole(role, { name }).first().click();
          clicks += 1;
        };
        const dialog = page.getByRole('dialog');
        const account = page.getByRole('button', { name: /^Account / });
        const signInAs = async (who: string) => {
          const before = await account.getAttribute('aria-label');
          await click('button', /^Account /);
          await click('menuitem', `Sign in as ${who}`);
          await page.getByRole('button', { name: before ?? '' }).waitFor({ state: 'detached' });
          await account.waitFor();
        };
        await click('button', 'Sign in', page.getByRole('banner'));
        await dialog.getByText('Sandbox only').waitFor();
        await expectAccessible(page, 'the choice of somebody');
        await click('button', /^A buyer/, dialog);
        const buyer = await account.innerText();

        await signInAs('operator (reviewer)');
        await click('link', 'People', page.getByRole('navigation', { name: 'Main' }));
        await click('link', buyer, page.getByRole('main').getByRole('table'));
        await click('button', 'Propose a tier');
        await dialog.getByText('No tier', { exact: true }).waitFor();
        await dialog.getByLabel('Tier').selectOption({ label: 'Accredited' });
        await dialog.getByText('No tier → Accredited').waitFor();
        await dialog.getByText('Nothing → No limit').waitFor();
        await dialog.getByLabel('Reason').fill('Letter of 12 January');
        await click('button', 'Propose', dialog);
        await page.getByText('Proposed: Grant Accredited (open)').waitFor();

        await signInAs('operator (admin)');
        await click('tab', /^Proposals/);
        await click('button', 'Approve', page.getByRole('main'));
        await click('button', 'Approve', dialog);
        await page.getByText('Grant Accredited was carried out').waitFor();
        expect(clicks).to.be.at.most(MOST_CLICKS);

        await signInAs('a buyer');
        await page.getByRole('button', { name: `Account ${buyer}` }).waitFor();
        await page.goto('/console/verification');
        await page.getByText('No limit', { exact: true }).first().waitFor();
        await page.getByText('Approved', { exact: true }).first().waitFor();
      }));

    it('are offered to a buyer on their own pages, and in the badge of the sandbox', () =>
      opened(async (page) => {
        await page.setViewportSize({ width: PHONE, height: 844 });
        await page.goto('/console/operations/people');
        await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^A buyer/ })
          .click();
        const named = page.getByRole('region', { name: 'Sandbox operators' });
        await expectToFit(page, 'the refusal');
        await named.getByRole('button', { name: 'Sign in as operator (admin)' }).click();
        await page.getByRole('main').getByRole('table').waitFor();
        await page.getByRole('button', { name: 'Sandbox' }).click();
        await page.getByRole('button', { name: 'Sign in as operator (reviewer)' }).waitFor();
        await expectAccessible(page, 'the badge');
        await expectToFit(page, 'the badge');
      }));

    it('sign in by their published keys, and a reload keeps who it is', () =>
      opened(async (page) => {
        await page.goto('/console/operations');
        await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Operator \(admin\)/ })
          .click();
        await page.getByText('Open proposals').waitFor();
        await page.reload();
        const short = new RegExp(`${ADMIN.slice(0, 6)}.${ADMIN.slice(-4)}`, 'i');
        await page.getByRole('banner').getByText(short).waitFor();
        expect(await page.getByText('The wallet uses another account').count()).to.equal(0);
      }));
  });
});
