import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { expectAccessible } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, type Opened, PHONE, REVIEWER, SOMEBODY } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

const FORMULA = '=1+1';
const WIDE = 2560;
const DAY_MS = 86_400_000;

type Figures = { asOf: string; sale: { issued: unknown[]; bought: unknown[] } | null };

/** From where to where each bar that has a figure reaches, in order; and the texts that do not fit into their place. */
const DRAWN = `[
  [...document.querySelectorAll('[aria-label="Token sale: purchases by day"] [data-look]:not([data-none])')]
    .map((bar) => bar.getBoundingClientRect())
    .map(({ left, right }) => [Math.round(left), Math.round(right)]),
  [...document.querySelectorAll('[aria-label="Token sale: purchases by day"] span')]
    .filter((text) => text.children.length === 0 && text.scrollWidth > text.clientWidth + 1)
    .map((text) => text.textContent),
]`;

/** The tables that must be scrolled sideways, and the part of its place that the page takes. */
const PLACED = `[
  [...document.querySelectorAll('main section[aria-label$=": table"]')]
    .filter((table) => table.scrollWidth > table.clientWidth + 1)
    .map((table) => table.ariaLabel),
  document.querySelector('main > *').getBoundingClientRect().width /
    (document.querySelector('main').parentElement.getBoundingClientRect().right - document.querySelector('main').getBoundingClientRect().left - 64),
]`;

export function listsSuite(run: () => ConsoleRun): void {
  describe('lists of operators', () => {
    const operator = async (path: string, width?: number) => {
      const opened = await run().open({ wallet: ADMIN, ...(width !== undefined && { width }) });
      await signInDirectly(opened, run().stack.url);
      await opened.goto(path);
      await ready(opened.page);
      return opened;
    };
    const firstColumn = ({ page }: Opened) => page.getByRole('row').locator('td:first-child').allInnerTexts();
    const searchOf = ({ page }: Opened) => Object.fromEntries(new URL(page.url()).searchParams);

    before(async () => {
      const somebody = await run().open({ wallet: SOMEBODY });
      await signInDirectly(somebody, run().stack.url);
      const named = await somebody.context.request.patch('/api/user', { data: { name: FORMULA } });
      expect(named.status(), await named.text()).to.equal(200);
    });

    it('are sorted and have the columns that the address says, and change it', async () => {
      const list = await operator('/operations/people');
      const { page } = list;
      await page.getByRole('button', { name: 'Wallet' }).click();
      await page.waitForURL(/sort=wallet/);
      const wallets = await firstColumn(list);
      expect(wallets).to.deep.equal([...wallets].sort((one, other) => one.localeCompare(other, 'en')));
      await page.getByRole('button', { name: 'Wallet' }).click();
      await page.waitForURL(/sort=-wallet/);
      await page.getByRole('columnheader', { name: 'Wallet' }).and(page.locator('[aria-sort=descending]')).waitFor();
      await page.getByRole('button', { name: 'Choose the columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'E-mail' }).click();
      await page.keyboard.press('Escape');
      await page.waitForURL(/hide=email/);
      await page.reload();
      await ready(page);
      expect(await firstColumn(list)).to.deep.equal([...wallets].reverse());
      expect(await page.getByRole('columnheader').allInnerTexts()).to.not.include('E-mail');
      await expectAccessible(page, 'a sorted list');
    });

    it('are kept as views under a name in this browser', async () => {
      const list = await operator('/operations/people?blocked=false&sort=-created');
      const { page } = list;
      await page.getByRole('button', { name: 'Saved views' }).click();
      await page.getByRole('menuitem', { name: 'Save this view…' }).click();
      await page.getByLabel('Name').fill('Not blocked');
      await expectAccessible(page, 'the dialog of a view');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await list.goto('/operations/people');
      await ready(page);
      await page.getByRole('button', { name: 'Saved views' }).click();
      await page.getByRole('menuitem', { name: 'Not blocked' }).click();
      await page.waitForURL(/blocked=/);
      expect(searchOf(list)).to.include({ sort: '-created' });
      await page.getByRole('button', { name: 'Saved views' }).click();
      await page.getByRole('menuitem', { name: 'Delete a view…' }).click();
      await page.getByLabel('View', { exact: true }).selectOption('Not blocked');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Saved views' }).click();
      expect(await page.getByRole('menuitem', { name: 'Not blocked' }).count()).to.equal(0);
    });

    it('are saved as they are filtered, without a formula', async () => {
      const { page } = await operator('/operations/people?query=%3D1&hide=email,kyc,tier,signed-in,created');
      await page.getByText('1 person', { exact: true }).waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).to.equal('people.csv');
      const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines[0]).to.equal('\ufeffWallet,Name,State');
      expect(lines.slice(1)).to.have.length(1);
      expect(lines[1]).to.match(/^0x[0-9a-fA-F]{40},'=1\+1,Active$/);
    });

    it('are where the figures of the overview lead', async () => {
      const { page } = await operator('/operations');
      const days = page.getByRole('list', { name: 'New people by day' }).getByRole('link');
      await days.last().click();
      await page.waitForURL(/\/operations\/people\?.*from=/);
      await page.getByText(/^\d+ (person|people)$/).waitFor();
      await page.goBack();
      await days.first().click();
      await page.waitForURL(/\/operations\/people\?.*from=/);
      await page.getByText('Nobody found').waitFor();
    });

    it('show each figure of three days, none in front of another and none cut', async () => {
      const opened = await run().open({ wallet: ADMIN, width: PHONE });
      const { page } = opened;
      await page.route('**/api/operator/overview', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: Figures };
        const { asOf, sale } = answer.data;
        if (sale === null) throw new Error('The sale could not be read');
        const days = [2, 1, 0].map((ago) => new Date(Date.parse(asOf) - ago * DAY_MS).toISOString().slice(0, 10));
        sale.issued = days.map((day, index) => ({ day, count: 9 + index }));
        sale.bought = days.map((day, index) => ({ day, count: 4 + index, volume: '1234567000000' }));
        await route.fulfill({ json: answer });
      });
      await signInDirectly(opened, run().stack.url);
      await opened.goto('/operations');
      const chart = page.getByRole('region', { name: 'Token sale: purchases', exact: true });
      await chart.getByRole('list', { name: 'Token sale: purchases by day' }).waitFor();
      expect(await chart.innerText()).to.match(/30\s+authorized[\s\S]*15\s+bought/);
      const [boxes, cut] = (await page.evaluate(DRAWN)) as [readonly [number, number][], readonly string[]];
      expect(boxes).to.have.length(6);
      for (const [index, [from]] of boxes.entries()) expect(from).to.be.at.least(boxes[index - 1]?.[1] ?? 0);
      expect(cut).to.deep.equal([]);
      await expectAccessible(page, 'the charts');
    });

    it('use the width of a wide screen, and cut no table', async () => {
      const opened = await operator('/operations');
      const faults: string[] = [];
      for (const { path } of consoleRoutes.filter((route) => route.isOfOperators || route.path === '/developer'))
        for (const width of [PHONE, DESK, WIDE]) {
          await opened.page.setViewportSize({ width, height: 900 });
          await opened.goto(path);
          await ready(opened.page);
          const [cut, used] = (await opened.page.evaluate(PLACED)) as [readonly string[], number];
          faults.push(...cut.map((label) => `${path} at ${width} px: ${label} is cut`));
          if (width === WIDE && used < 0.95) faults.push(`${path} at ${width} px uses ${used.toFixed(2)} of its place`);
        }
      expect(faults).to.deep.equal([]);
    });

    it('are cards on a phone, each figure with its name, and are sorted by a field', async () => {
      const list = await operator('/operations/people', PHONE);
      const { page } = list;
      await page.getByLabel('Order').selectOption('-created');
      await page.waitForURL(/sort=-created/);
      const label = `getComputedStyle(document.querySelector('td[data-title="Registered"]'), '::before').content`;
      expect(await page.evaluate(label)).to.equal('"Registered"');
      const widest = `[...new Set([...document.querySelectorAll('td')].map((cell) => getComputedStyle(cell).maxInlineSize))]`;
      expect(await page.evaluate(widest)).to.deep.equal(['none']);
      await expectAccessible(page, 'cards');
    });

    it('are found by Ctrl+K, which reads nothing', async () => {
      const list = await operator('/operations/decisions');
      const { page, responses } = list;
      await page
        .getByText(/^\d+ decision|No decision found/)
        .first()
        .waitFor();
      const reads = () => responses.filter((response) => response.url().includes('/api/operator/users')).length;
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Go to' });
      await dialog.getByRole('combobox').fill(FORMULA);
      await expectAccessible(page, 'the palette');
      expect(reads()).to.equal(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/operations\/people\?query=/);
      await page.getByText('1 person', { exact: true }).waitFor();
      expect(reads()).to.equal(1);
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill('recon');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Reconciliation' }).waitFor();
    });

    it('that wait are counted in the sidebar, and no longer once they were decided', async () => {
      const reviewer = await run().open({ wallet: REVIEWER });
      await signInDirectly(reviewer, run().stack.url);
      const { wallet } = await run().open({ wallet: SOMEBODY });
      const { page } = await operator('/operations/queue');
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Proposals/ });
      const count = async () => Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
      await page.getByText('Live:').waitFor();
      const before = await count();
      const made = await reviewer.context.request.post(`/api/operator/users/${wallet.account.address}/grant-tier`, {
        data: { tier: 'TIER_1', reason: 'for the count' },
      });
      const { data } = (await made.json()) as { data: { id: string } };
      await link.filter({ hasText: String(before + 1) }).waitFor();
      await reviewer.context.request.post(`/api/operator/proposals/${data.id}/reject`, { data: { reason: 'done' } });
      await link.filter({ hasText: String(before + 1) }).waitFor({ state: 'detached' });
    });
  });
}
