import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRun, PHONE } from '../../support/console/run.ts';

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

    it('says what to do without a wallet', async () => {
      const { page } = await run().open({ wallet: 'none', width: PHONE });
      await signIn(page).click();
      await page.getByRole('dialog').getByText('No wallet was found').waitFor();
      await expectToFit(page, 'the dialog');
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
