import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { ADMIN, type ConsoleRun, type Opened, REVIEWER } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

const NEWS = 'There is something new.';
/** Longer between two letters than a fast typist needs. */
const SLOWLY = { delay: 400 };

/** The service compares what changed every two seconds. */
const SOME_EVENTS_MS = 3_000;
const READINGS = 3;
/** An account that nothing else of these suites needs: it is blocked in the end. */
const PERSON = 9;

const countOf = ({ responses }: Opened, path: string) =>
  responses.filter((response) => new URL(response.url()).pathname === path).length;

/** How many entries the audit log has of the actor since then; asked by somebody else, because asking is an entry too. */
async function entriesOf({ context }: Opened, { wallet }: Opened, from: string): Promise<number> {
  const response = await context.request.get('/api/operator/audit', {
    params: { actor: wallet.account.address, from },
  });
  expect(response.status(), await response.text()).to.equal(200);
  const { data } = (await response.json()) as { data: { entries: readonly unknown[]; nextCursor: string | null } };
  expect(data.nextCursor).to.equal(null);
  return data.entries.length;
}

const propose = async (page: Page, choice: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Letter of 12 January');
  await dialog.getByRole('button', { name: choice }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** What an operator can do on the page of a person. */
const ACTS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('tab', { name: /^Notes/ }).click();
    await page.getByLabel('Note', { exact: true }).fill('Called back');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('Called back').first().waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Propose a tier' }).click();
    await page.getByLabel('Tier', { exact: true }).selectOption({ label: 'Accredited' });
    await propose(page, 'Propose');
  },
  async (page) => {
    await page.getByRole('button', { name: 'Block the wallet' }).click();
    await propose(page, 'Block the wallet');
  },
];

export function auditedSuite(run: () => ConsoleRun): void {
  describe('pages whose reading is audited', () => {
    const open = async (wallet: number, path: string) => {
      const opened = await run().open({ wallet });
      await signInDirectly(opened, run().stack.url);
      await opened.goto(path);
      return opened;
    };

    it('are read once, say that there is something new, and are read again on a click', async () => {
      const log = await open(ADMIN, '/operations/audit');
      const { page } = log;
      const reads = () => countOf(log, '/api/operator/audit');
      await page.getByText('Live:').waitFor();
      await page.getByText(/^\d+ entr/).waitFor();
      expect(reads()).to.equal(1);

      const other = await open(REVIEWER, '/operations/people');
      await page.getByText(NEWS).waitFor();
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      await page.evaluate("window.dispatchEvent(new Event('focus'))");
      await page.evaluate("window.dispatchEvent(new Event('online'))");
      await other.page.getByRole('table').waitFor();
      expect(reads()).to.equal(1);

      const again = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/operator/audit');
      await page.getByRole('button', { name: 'Read again' }).click();
      // A page may show what it read before the test is told of the response.
      await again;
      await page.getByText(NEWS).waitFor({ state: 'detached' });
      expect(reads()).to.equal(2);

      // Its own reading is no news: what comes next is another operator's.
      await other.goto('/operations/decisions');
      await page.getByText(NEWS).waitFor();
      expect(reads()).to.equal(2);
    });

    it('announce to an operator what others did, and not what the operator did', async () => {
      const somebody = await run().open({ wallet: PERSON });
      await signInDirectly(somebody, run().stack.url);
      const path = `/operations/people/${somebody.wallet.account.address}`;
      const [{ page: own }, { page: other }] = [await open(REVIEWER, path), await open(ADMIN, path)];
      for (const page of [own, other]) {
        await page.getByText('Live:').waitFor();
        await page.getByRole('tab', { name: /^Notes/ }).waitFor();
        await page.getByRole('button', { name: 'Read again' }).click();
      }
      for (const act of ACTS) {
        await act(own);
        // Both pages are told at once.
        await other.getByText(NEWS).waitFor();
        await own.waitForTimeout(SOME_EVENTS_MS);
        expect(await own.getByText(NEWS).count()).to.equal(0);
        await other.getByRole('button', { name: 'Read again' }).click();
        await other.getByText(NEWS).waitFor({ state: 'detached' });
      }
      await other.getByRole('tab', { name: /^Notes/ }).click();
      await other.getByLabel('Note', { exact: true }).fill('Seen');
      await other.getByRole('button', { name: 'Add the note' }).click();
      await own.getByText(NEWS).waitFor();
    });

    it('write one entry for each reading: none while they stay open, and none for single letters', async () => {
      const auditor = await run().open({ wallet: ADMIN });
      await signInDirectly(auditor, run().stack.url);
      const reader = await run().open({ wallet: REVIEWER });
      await signInDirectly(reader, run().stack.url);
      const { page } = reader;
      const from = new Date().toISOString();
      const entries = () => entriesOf(auditor, reader, from);
      expect(await entries()).to.equal(0);
      await reader.goto('/operations/audit');
      await page.getByText(/^\d+ entr/).waitFor();
      // Each count is itself an entry, and an event that the open page receives.
      for (let count = 0; count < READINGS; count += 1) {
        await page.getByText('Live:').waitFor();
        await page.waitForTimeout(SOME_EVENTS_MS);
        expect(await entries()).to.equal(1);
      }
      await reader.goto('/operations/people');
      await page.getByRole('table').waitFor();
      expect(await entries()).to.equal(2);
      await page.getByLabel('Search').pressSequentially('0x90f7', SLOWLY);
      expect(await entries()).to.equal(2);
      await page.waitForURL(/query=0x90f7/);
      await page.getByText('0x90F7').first().waitFor();
      await page.waitForTimeout(SOME_EVENTS_MS);
      expect(await entries()).to.equal(3);
    });

    it('send a search when the typing rests, and at once on Enter', async () => {
      const people = await open(REVIEWER, '/operations/people');
      const { page } = people;
      const reads = () => countOf(people, '/api/operator/users');
      await page.getByRole('table').waitFor();
      const before = reads();
      await page.getByLabel('Search').pressSequentially('0x90f', SLOWLY);
      await page.waitForURL(/query=0x90f/);
      await page.getByLabel('Search').press('End');
      await page.getByLabel('Search').pressSequentially('7');
      await page.keyboard.press('Enter');
      await page.waitForURL(/query=0x90f7/);
      await page.getByText('0x90F7').first().waitFor();
      expect(reads() - before).to.equal(2);
    });
  });
}
