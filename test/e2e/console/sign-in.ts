import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { Problems } from '../../support/console/problems.ts';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { type ConsoleRun, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

/** An account of no other test of this file. */
const EXPIRING = 8;

const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const shortened = (address: string) => new RegExp(`${address.slice(0, 6)}.${address.slice(-4)}`, 'i');

export function signInSuite(run: () => ConsoleRun): void {
  describe('signing in', () => {
    it('works with an announced wallet, and lasts over a reload', async () => {
      const { page, wallet } = await run().open({ path: '/verification' });
      await signIn(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
      await page.getByRole('banner').getByText(shortened(wallet.account.address)).waitFor();
      await page.reload();
      await page.getByRole('banner').getByText(shortened(wallet.account.address)).waitFor();
      expect(wallet.asked.filter((method) => method === 'personal_sign')).to.have.length(1);
    });

    it('explains a rejected signature, and goes on from there', async () => {
      const { page, wallet } = await run().open({ path: '/verification' });
      await signIn(page).click();
      const choose = () => page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
      wallet.rejectNext();
      await choose();
      await page.getByText('You rejected the request in the wallet').waitFor();
      await choose();
      await page.getByRole('banner').getByText(shortened(wallet.account.address)).waitFor();
    });

    it('says what the service refuses in the words of a person, and not of a program', async () => {
      const { page, context } = await run().open({ path: '/verification' });
      const refusal = {
        success: false,
        code: 'SIGN_IN_REFUSED',
        error: 'POST /api/siwe: 400',
        remedy: 'Send POST /api/siwe',
      };
      await context.route('**/api/siwe?action=verify', (route) => route.fulfill({ status: 401, json: refusal }));
      await signIn(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
      await page.getByRole('alert').getByText('The service did not accept the sign-in').waitFor();
      expect(await page.getByRole('dialog').innerText()).not.to.include('/api/');
    });

    it('is asked for once, wherever the end of the session was found, and what was entered stays', async () => {
      const { page, context, wallet } = await run().open({ path: '/settings', wallet: EXPIRING });
      const ended = page.getByText('Your session has ended', { exact: true });
      const again = async () => {
        await ended.waitFor();
        await ready(page);
        expect(await page.getByRole('button', { name: /^Sign in/ }).allInnerTexts()).to.deep.equal(['Sign in again']);
        expect(await page.getByRole('alert').count()).to.equal(0);
        expect(await page.locator('body').innerText()).not.to.include('UNAUTHENTICATED');
        await expectAccessible(page, 'the end of a session');
        await page.getByRole('button', { name: 'Sign in again' }).click();
        await page.getByRole('banner').getByText(shortened(wallet.account.address)).waitFor();
        await ended.waitFor({ state: 'detached' });
      };
      await signIn(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
      const name = page.getByRole('textbox', { name: 'Username' });
      await name.fill('Ada_1852');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save the profile' }).click();
      await again();
      expect(await name.inputValue()).to.equal('Ada_1852');
      await page.getByRole('button', { name: 'Save the profile' }).click();
      await page.getByText('Profile saved').waitFor();
      await context.clearCookies();
      await page.reload();
      await again();
      await name.waitFor();
    });

    it('leaves what a page shows, and asks once, when the session ends', async () => {
      const { page, context, wallet, goto } = await run().open({ path: '/agent', wallet: EXPIRING });
      const { address } = wallet.account;
      await signIn(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
      await page.getByRole('banner').getByText(shortened(address)).waitFor();
      await page.getByLabel('Your message').fill('What is the price of ETH?');
      await page.keyboard.press('Enter');
      await page.getByRole('article').nth(1).waitFor();
      const heads = () => page.locator('main').locator('h1, h2, h3, article p').allInnerTexts();
      const faults: string[] = [];
      for (const { path } of consoleRoutes.filter(({ isOfOperators }) => !isOfOperators)) {
        await goto(path);
        await ready(page);
        const before = await heads();
        await context.clearCookies();
        // As another tab does that found the end of the session.
        await page.evaluate(
          `new BroadcastChannel('console.session').postMessage({ before: '${address}', now: '${address}' })`,
        );
        await page.getByText('Your session has ended', { exact: true }).waitFor();
        const after = await heads();
        faults.push(...before.filter((head) => !after.includes(head)).map((head) => `${path}: ${head} is gone`));
        const asked = await page.getByRole('button', { name: /^Sign in/ }).count();
        if (asked !== 1) faults.push(`${path}: ${asked} buttons to sign in`);
        await signInDirectly({ context, wallet }, run().stack.url);
      }
      expect(faults).to.deep.equal([]);
    });

    it('says what to do without a wallet', async () => {
      const { page } = await run().open({ wallet: 'none', width: PHONE });
      await signIn(page).click();
      await page.getByRole('dialog').getByText('No wallet was found').waitFor();
      await expectToFit(page, 'the dialog');
    });

    it('offers the apps of wallets on a phone, and leaves the page at the press of a link only', async () => {
      const { stack, browser } = run();
      const context = await browser.newContext({
        baseURL: stack.url,
        viewport: { width: PHONE, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const problems = await Problems.of(context, stack.url);
      const page = await context.newPage();
      await page.goto('/console/buy');
      await signIn(page).tap();
      const link = page.getByRole('dialog').getByRole('link', { name: 'MetaMask' });
      expect(await link.getAttribute('href')).to.equal(
        `https://metamask.app.link/dapp/${new URL(stack.url).host}/console/buy`,
      );
      expect(await page.getByText('No wallet was found').count()).to.equal(0);
      await expectAccessible(page, 'the wallets of a phone');
      await expectToFit(page, 'the wallets of a phone');
      await context.close();
      problems.expectNone();
    });

    it('is accessible while the dialog is open', async () => {
      const { page } = await run().open();
      await ready(page);
      await signIn(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).waitFor();
      await expectAccessible(page, 'the dialog');
    });
  });
}
