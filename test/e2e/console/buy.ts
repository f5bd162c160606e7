import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { Hex } from 'viem';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import { expectAccessible } from '../../support/console/accessible.ts';
import { ready as settled } from '../../support/console/ready.ts';
import type { ConsoleRun, Opened } from '../../support/console/run.ts';
import { acceptTerms, kycApprove, signInDirectly } from '../../support/console/steps.ts';
import { deferred } from '../../support/deferred.ts';
import { until } from '../../support/real-time.ts';

/** Accounts of which no other suite of the console verifies one. */
const [NEWCOMER, RELOADER, LATECOMER, REFUSER] = [6, 8, 9, 2];

/** Each test has its own buyer, so that none depends on another. */
export function buySuite(run: () => ConsoleRun): void {
  describe('the page Buy', () => {
    it('has the terms of another page opened before they are accepted, and says nothing of reading where there are none', async () => {
      const opened = await run().open({ wallet: NEWCOMER });
      await signInDirectly(opened, run().stack.url);
      const { page, context } = opened;
      const url = `${run().stack.url}/docs`;
      for (const [link, label] of [
        [url, 'I have read and accept version 1'],
        [null, 'Accept version 1'],
      ] as const) {
        const body = { success: true, data: { version: '1', url: link, text: null, sha256: null } };
        await context.route('**/api/terms/text', (route) => route.fulfill({ json: body }));
        await opened.goto('/buy');
        await page.getByRole('button', { name: 'Accept the terms' }).click();
        const accept = page.getByRole('dialog').getByRole('button', { name: label, exact: true });
        await accept.waitFor();
        expect(await accept.isDisabled()).to.equal(link !== null);
        if (link === null) continue;
        const popup = context.waitForEvent('page');
        await page.getByRole('link', { name: 'Open the text of version 1' }).click();
        expect((await popup).url()).to.equal(url);
        expect(await accept.isDisabled()).to.equal(false);
        await page.getByRole('button', { name: 'Not now' }).click();
      }
    });

    it('leads a new wallet from the sign-in over the verification and the terms to a recorded purchase', async () => {
      const { page } = await run().open({ path: '/buy', wallet: NEWCOMER });
      await signIn(page);
      await page.getByText('2 rules are not met').waitFor();
      await page.getByRole('link', { name: 'Verification', exact: true }).click();
      await verify(page);
      await page.getByRole('button', { name: 'Accept the terms' }).click();
      await page.getByRole('heading', { name: 'Conditions of the test sale' }).waitFor();
      await expectAccessible(page, 'the terms');
      const accept = page.getByRole('button', { name: 'I have read and accept version 1' });
      expect(await accept.isDisabled()).to.equal(true);
      await page.getByRole('region', { name: 'Terms, version 1' }).press('End');
      await accept.click();
      await page.getByRole('link', { name: 'Choose an amount' }).click();
      await page.getByText('You can buy', { exact: true }).waitFor();
      await order(page, '250.50');
      await page.getByText('5,010 SALE').waitFor();
      await page.getByRole('button', { name: 'Buy for 250.5 USDC' }).click();
      await bought(page);
      // Less is left of the limit than was bought: nothing of it is a failure of this purchase.
      await page.getByRole('heading', { name: 'For your next purchase' }).waitFor();
      expect(await page.getByText(/rules? (is|are) not met/).count()).to.equal(0);
      expect(await page.getByRole('img', { name: 'Not met' }).filter({ visible: true }).count()).to.equal(0);
      await page.getByText('appears here in a moment').waitFor();
      expect(await page.getByText('No purchases yet').count()).to.equal(0);
      await index(run());
      const row = page.getByRole('region', { name: 'Purchases: table' }).getByRole('row').nth(1);
      await row.getByText('250.5 USDC').waitFor();
      await settled(page);
      await expectAccessible(page, 'the finished purchase');
      const download = page.waitForEvent('download');
      await row.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).to.match(/^decision-[0-9a-f-]{36}\.json$/);
      await page.getByText('You can still buy for').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Buy more' }).click();
      await page.getByText('749.49 USDC').waitFor();
      expect(await page.getByLabel('Amount', { exact: true }).inputValue()).to.equal('');
    });

    it('goes on where it was after a reload, while the wallet asks and while the block is awaited', async () => {
      const opened = await ready(run(), RELOADER);
      const { page, wallet } = opened;
      const { node } = run().stack.world;
      await order(page, '100');
      const answer = wallet.hold();
      await page.getByRole('button', { name: 'Buy for 100 USDC' }).click();
      await page.getByText('Answer in the wallet: approve the amount').waitFor();
      await until(() => wallet.asked.at(-1) === 'eth_sendTransaction');
      await page.reload();
      await page.getByRole('button', { name: 'Approve in the wallet' }).waitFor();
      answer();
      await approval(run(), wallet);
      await node.rpc('evm_setAutomine', [false]);
      try {
        await page.getByRole('button', { name: 'Approve in the wallet' }).click();
        await page.getByText('The purchase was sent.').waitFor();
        await page.reload();
        await page.getByText('The purchase was sent.').waitFor();
      } finally {
        await node.rpc('anvil_mine', ['0x1']);
        await node.rpc('evm_setAutomine', [true]);
      }
      await bought(page);
      expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).to.have.length(2);
    });

    it('goes on by itself after the session ended in the middle', async () => {
      const { page, context } = await ready(run(), LATECOMER);
      await order(page, '100');
      await page.getByRole('button', { name: 'Buy for 100 USDC', disabled: false }).waitFor();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Buy for 100 USDC' }).click();
      await page.getByText('Nothing was paid. Sign in again; the purchase then goes on from here.').waitFor();
      // The service's answers come in any order: this one, without which the page would be taken down, comes last.
      const rules = deferred();
      await page.route('**/api/sale/authorize', async (route) => {
        if (route.request().method() === 'GET') await rules.promise;
        await route.fallback();
      });
      // One way on, wherever the end of the session was found.
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await bought(page).finally(rules.resolve);
    });

    it('says what happened when the wallet rejects, changes its network or its account, and goes on', async () => {
      const { page, wallet } = await ready(run(), REFUSER);
      await order(page, '100');
      wallet.rejectNext();
      await page.getByRole('button', { name: 'Buy for 100 USDC' }).click();
      await page.getByText('You rejected the request in the wallet').waitFor();
      await wallet.switchChain(run().stack.ethereum.chainId);
      await page.getByRole('button', { name: 'Ask again' }).click();
      await page.getByText('This purchase is on Local node').waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Switch to Local node' }).first().click();
      await page.getByRole('button', { name: 'Approve in the wallet' }).waitFor();
      await wallet.switchAccount(keyOf(NEWCOMER));
      await page.getByText('The wallet changed its account').waitFor();
      await wallet.switchAccount(keyOf(REFUSER));
      await page.getByRole('button', { name: 'Approve in the wallet' }).click();
      await bought(page);
    });
  });
}

const keyOf = (account: number) => developmentAccounts[account as 5].privateKey as Hex;

/** The buyer may buy, and its wallet is connected to the page. */
async function ready({ open }: ConsoleRun, wallet: number): Promise<Opened> {
  const opened = await open({ path: '/buy', wallet });
  await signIn(opened.page);
  await kycApprove(opened);
  await acceptTerms(opened);
  await opened.goto('/buy');
  await opened.page.getByText('You can buy', { exact: true }).waitFor();
  return opened;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /Test Wallet/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** The page that plays the provider leads back to the page Verification, which has the next step. */
async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify your identity' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/\/console\/verification$/);
  await page.getByText('Approved').first().waitFor();
}

async function order(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
}

const bought = (page: Page) => page.getByText('The purchase is complete').waitFor();

/** Resolves once the wallet's approval, which nobody waits for in a page, is in a block. */
async function approval({ stack }: ConsoleRun, { account }: Opened['wallet']): Promise<void> {
  const { usdc, addresses } = stack.world;
  await until(async () => (await usdc.allowance(account.address, addresses.sale)) > 0n);
}

/** The job of the service that records purchases. */
async function index({ stack }: ConsoleRun): Promise<void> {
  const headers = { Authorization: `Bearer ${stack.cronSecret}` };
  const { status } = await fetch(`${stack.url}/api/cron/indexer`, { headers });
  expect(status).to.equal(200);
}
