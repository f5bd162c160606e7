import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import type { ConsoleRun } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';
import { until } from '../../support/real-time.ts';

/** No other suite signs in with it, so that its keys are those of these tests. */
const DEVELOPER = 6;
const KEY = /^svc_pk_live_[0-9a-f]{32}$/;
const KEPT = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.documentElement.outerHTML';

const run = promisify(execFile);

export function developerSuite(running: () => ConsoleRun): void {
  describe('API keys', () => {
    const open = async () => {
      const opened = await running().open({ wallet: DEVELOPER });
      await signInDirectly(opened, running().stack.url);
      await opened.goto('/developer');
      return opened;
    };
    const create = async (page: Page, label: string) => {
      await page.getByRole('button', { name: 'Create a key' }).click();
      await page.getByRole('textbox', { name: 'Label' }).fill(label);
      await page.getByRole('button', { name: 'Create the key' }).click();
    };
    const statusWith = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${running().stack.url}/api/portfolio/summary`, { headers })).status;
    };

    it('are shown once, work in the command of the page, and are refused after they were revoked', async () => {
      const { page, wallet } = await open();
      await create(page, 'dashboard');
      const dialog = page.getByRole('dialog', { name: 'Store this key now' });
      const key = await dialog.getByRole('region', { name: 'API key' }).innerText();
      expect(key).to.match(KEY);
      await expectAccessible(page, 'the new key');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'I stored it' }).click();
      await page.getByRole('cell', { name: `svc_pk_live_…${key.slice(-4)}` }).waitFor();
      expect(await page.evaluate(KEPT)).to.not.include(key);
      await expectAccessible(page, 'the list');

      const script = await page.getByRole('region', { name: 'TypeScript: Who am I' }).innerText();
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
        env: { API_KEY: key },
      });
      expect(stdout).to.include(wallet.account.address);
      const python = await page.getByRole('region', { name: 'Python: Who am I' }).innerText();
      const printed = await run('python3', ['-c', python], { env: { API_KEY: key } });
      expect(printed.stdout).to.include(wallet.account.address);

      const response = await fetch(`${running().stack.url}/api/portfolio/summary`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const id = response.headers.get('x-request-id') ?? '';
      await until(async () => {
        await page.reload();
        await ready(page);
        return (await page.getByRole('cell', { name: id }).count()) === 1;
      });
      const row = page.getByRole('row').filter({ hasText: id });
      expect(await row.innerText()).to.match(/viewPortfolioSummary[\s\S]*200[\s\S]*\d+ ms[\s\S]*dashboard/);
      await page
        .getByRole('region', { name: 'Requests' })
        .getByRole('list', { name: 'Requests by day' })
        .getByText(/: Requests \d+, Failed \d+$/)
        .last()
        .waitFor({ state: 'attached' });
      await expectAccessible(page, 'the requests');

      await page.getByRole('button', { name: 'Revoke dashboard' }).click();
      expect(await statusWith(key)).to.equal(200);
      await page.getByRole('button', { name: 'Revoke the key' }).click();
      await page.getByText('No active key').waitFor();
      expect(await statusWith(key)).to.equal(401);
    });

    it('that never arrived are named and revoked, and no second one is created', async () => {
      const { page, context } = await open();
      let isLost = false;
      await page.route('**/api/auth/api-key', async (route) => {
        if (isLost || route.request().method() !== 'POST') return await route.fallback();
        isLost = true;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await create(page, 'lost');
      await page.getByRole('dialog', { name: 'The key was created, but did not arrive' }).waitFor();
      await page.getByRole('button', { name: 'Revoke it and start again' }).click();
      await page.getByRole('button', { name: 'Create the key' }).click();
      await page.getByRole('dialog', { name: 'Store this key now' }).waitFor();
      const { data } = (await (await context.request.get('/api/auth/api-key')).json()) as {
        data: { keys: { label: string; revokedAt: string | null }[] };
      };
      const lost = data.keys.filter(({ label }) => label === 'lost');
      expect(lost.map(({ revokedAt }) => revokedAt === null)).to.deep.equal([true, false]);
    });
  });
}
