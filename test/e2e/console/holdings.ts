import { expect } from 'chai';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRun, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TABS = ['Bitcoin', 'Solana', 'Transactions', 'Receive'];

/** The pages that show what somebody has. */
export function holdingsSuite(run: () => ConsoleRun): void {
  describe('overview and portfolio', () => {
    it('tells somebody without a session how to begin, and nothing about databases', async () => {
      const { page } = await run().open({ wallet: 'none' });
      await page.getByRole('list', { name: 'Your way to a purchase' }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).waitFor();
      await ready(page);
      expect(await page.locator('main').innerText()).not.to.match(/database|adapter/i);
    });

    it('shows the chain of the sale with its tokens, and no chain that the service has no node of', async () => {
      const opened = await run().open();
      const { page, goto } = opened;
      await signInDirectly(opened, run().stack.url);
      await goto('/portfolio');
      await page
        .getByText(/1,000,000/)
        .first()
        .waitFor();
      expect(await page.getByText(/Optimism|Polygon|Arbitrum/).allInnerTexts()).to.deep.equal([]);
    });

    it('names what could not be read, and has every part accessible on a small screen', async () => {
      const opened = await run().open({ width: PHONE });
      const { page, goto } = opened;
      await signInDirectly(opened, run().stack.url);
      await page.route('**/api/portfolio/aggregate?*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), degraded: ['balances:10'] } });
      });
      await goto('/portfolio');
      await page.getByText(/These figures are missing: .*Optimism: balances/).waitFor();
      for (const name of TABS) {
        await page.getByRole('tab', { name }).click();
        await ready(page);
        await expectAccessible(page, `the tab ${name}`);
        await expectToFit(page, `the tab ${name}`);
      }
    });

    it('adds a Bitcoin address, shows what it holds, and removes it', async () => {
      const opened = await run().open();
      const { page, goto } = opened;
      await signInDirectly(opened, run().stack.url);
      await goto('/portfolio');
      await page.getByRole('tab', { name: 'Bitcoin' }).click();
      const address = page.getByLabel('Address', { exact: true });
      await address.fill('not an address');
      await page.getByRole('button', { name: 'Add the address' }).click();
      await page.getByRole('alert').getByText('The address was not added').waitFor();
      await address.fill(BITCOIN);
      await page.getByRole('button', { name: 'Add the address' }).click();
      await page.getByText('0.0015 BTC').first().waitFor();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByText('No Bitcoin address yet').waitFor();
    });
  });
}
