import { acceptCurrentTerms, buy, createClient, isApiError, signIn } from '@institutional-defi/client';
import { expect } from 'chai';
import { type Address, parseEther, parseUnits } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { as } from '../../../contracts/kit/handles.ts';
import { mined } from '../../support/chain/transactions.ts';
import { expectAccessible } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { ADMIN, type ConsoleRun, REVIEWER } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { walletAt } from '../../support/service/client-wallet.ts';

const AMOUNT = parseUnits('100', 6);

/** Somebody with coins and stablecoins, who signed in and accepted the terms. */
async function aBuyer({ stack: { url, world } }: ConsoleRun) {
  const wallet = walletAt(world.node.url, generatePrivateKey());
  const { address } = wallet.account;
  await mined(as(world.accounts[0], world.usdc).mint(address, AMOUNT));
  await world.node.rpc('anvil_setBalance', [address, `0x${parseEther('1').toString(16)}`]);
  const client = createClient({ baseUrl: url });
  await signIn(client, { wallet });
  await acceptCurrentTerms(client, address);
  await client.changeProfile({ body: { name: 'Grace Example' } });
  const { usdc, sale } = world.addresses as Record<'usdc' | 'sale', Address>;
  return {
    address,
    buys: () => buy(client, { wallet, amount: AMOUNT, paymentToken: usdc, saleContract: sale }),
  };
}

async function operator(run: ConsoleRun, wallet: number) {
  const opened = await run.open({ wallet });
  await signInDirectly(opened, run.stack.url);
  return opened;
}

export function operatorsSuite(run: () => ConsoleRun): void {
  describe('operators', () => {
    it('explain a refusal, propose, approve with four eyes, and the person buys', async () => {
      const buyer = await aBuyer(run());
      const refusal = await rejectionOf(buyer.buys());
      if (!isApiError(refusal, 'KYC_REQUIRED')) throw refusal;

      const reviewer = await operator(run(), REVIEWER);
      const { page } = reviewer;
      await reviewer.goto(`/operations/decisions?requestId=${refusal.requestId}`);
      await page.getByRole('table').getByRole('link', { name: 'Purchase' }).click();
      const failed = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Not met' }) });
      await failed.getByText('The identity is verified').waitFor();

      await page.getByRole('link', { name: buyer.address }).click();
      await page.getByRole('button', { name: 'Propose a tier' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Propose' }).click();
      await dialog.getByText('Enter why').waitFor();
      await dialog.getByText('Choose the tier.').waitFor();
      await dialog.getByText(buyer.address).first().waitFor();
      expect(await dialog.getByLabel('Tier').inputValue()).to.equal('');
      await expectAccessible(page, 'the dialog of a proposal');
      await dialog.getByLabel('Reason').fill('Letter of 12 January');
      await dialog.getByRole('button', { name: 'Propose' }).click();
      expect(await dialog.isVisible(), 'nothing was chosen').to.equal(true);
      await dialog.getByLabel('Tier').selectOption({ label: 'Accredited' });
      await dialog.getByRole('button', { name: 'Propose' }).click();
      await page.getByText('Proposed: Grant Accredited (open)').waitFor();
      await page.getByRole('tab', { name: /^Proposals/ }).click();
      await page.getByText('Waits for another operator').waitFor();

      const admin = await operator(run(), ADMIN);
      await admin.goto('/operations/proposals');
      const row = admin.page.getByRole('row').filter({ hasText: 'Letter of 12 January' });
      await row.getByRole('button', { name: 'Approve' }).click();
      const ruling = admin.page.getByRole('dialog');
      await ruling.getByText(buyer.address).first().waitFor();
      await ruling.getByText('Grace Example').waitFor();
      await ruling.getByRole('button', { name: 'Approve' }).click();
      await admin.page.getByText('was carried out').waitFor();

      // The reviewer's page is told, and reads the person's data again only on a click.
      await page.getByText('There is something new.').waitFor();
      await page.getByRole('button', { name: 'Read again' }).click();
      await page.getByText('Approved', { exact: true }).first().waitFor();
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await page.getByText('Approved: Grant Accredited').waitFor();
      expect(await page.locator('main').innerText()).to.not.match(/TIER_\d/);
      expect((await buyer.buys()).receipt.status).to.equal('success');
    });

    it('block a wallet at once, and see it in the log whose head the browser verifies', async () => {
      const buyer = await aBuyer(run());
      const { page, goto } = await operator(run(), REVIEWER);
      await goto(`/operations/people/${buyer.address}`);
      await page.getByRole('button', { name: 'Block', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Reported as stolen');
      await dialog.getByRole('button', { name: 'Block the wallet' }).click();
      await page.getByRole('button', { name: 'Propose to unblock' }).waitFor();
      if (!isApiError(await rejectionOf(buyer.buys()), 'WALLET_BLOCKED')) expect.fail('a blocked wallet was served');

      await goto(`/operations/audit?subject=${buyer.address}&action=user.block`);
      await page.getByRole('row').filter({ hasText: 'user.block' }).waitFor();
      await page.getByRole('button', { name: 'Verify the checkpoint' }).click();
      await page.getByText('A published key signed the head of the log').waitFor();
    });

    it('find the person whose wallet was mistyped', async () => {
      const { address } = await aBuyer(run());
      const { page, goto } = await operator(run(), REVIEWER);
      const last = address.at(-1) === '0' ? '1' : '0';
      await goto(`/operations/people/${address.slice(0, -1).toLowerCase()}${last}`);
      await page.getByRole('link', { name: address }).click();
      await ready(page);
      expect(new URL(page.url()).pathname).to.equal(`/console/operations/people/${address}`);
    });
  });
}
