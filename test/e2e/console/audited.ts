import { expect } from 'chai';
import { ADMIN, type ConsoleRun, type Opened, REVIEWER } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

const NEWS = 'There is something new.';
/** Longer between two letters than a fast typist needs. */
const SLOWLY = { delay: 400 };

const countOf = ({ responses }: Opened, path: string) =>
  responses.filter((response) => new URL(response.url()).pathname === path).length;

export function auditedSuite(run: () => ConsoleRun): void {
  describe('pages whose reading is audited', function () {
    this.timeout(60_000);

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

      await page.getByRole('button', { name: 'Read again' }).click();
      await page.getByText(NEWS).waitFor({ state: 'detached' });
      expect(reads()).to.equal(2);

      // Its own reading is no news: what comes next is another operator's.
      await other.goto('/operations/decisions');
      await page.getByText(NEWS).waitFor();
      expect(reads()).to.equal(2);
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
