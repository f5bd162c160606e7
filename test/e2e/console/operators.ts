import { acceptCurrentTerms, buy, createClient, isApiError, signIn } from '@institutional-defi/client';
import { expect } from 'chai';
import { type Address, parseEther, parseUnits } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { as } from '../../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import { mined } from '../../support/chain/transactions.ts';
import { expectAccessible } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { ADMIN, type ConsoleRun, REVIEWER, SOMEBODY } from '../../support/console/run.ts';
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

const AUCTION = `0x${'7'.repeat(40)}`;
const issued = { deadline: '1769861700', issuedAt: '2026-01-31T12:00:00.000Z', nonce: '41' };
/** As the service answers about somebody who bid, and asked for an NFT. */
const BIDDING = {
  bidPermits: [
    {
      ...{ ...issued, auction: AUCTION, owner: AUCTION, sender: AUCTION, state: 'used' },
      ...{ amount: '250000000', maxAllowed: '250000000' },
    },
  ],
  nftAuthorizations: [{ ...issued, contract: AUCTION, state: 'used', tokenId: '7', tierId: 1, amount: '90000000' }],
  bids: [
    {
      ...{ auction: AUCTION, bidId: '3', status: 'outbid', amount: '120500000', spent: '20000000', tokens: '1' },
      ...{ maxPrice: { decimal: '0.06', q96: '4753689750855840' }, refunded: null, exit: null, claimable: false },
      ...{ txHash: `0x${'a'.repeat(64)}`, blockNumber: 41_514_130, timestamp: issued.issuedAt, confirmed: true },
    },
  ],
};

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
      await failed.getByText('Identity not verified').waitFor();
      await page.getByText('no amount or price').waitFor();
      expect(await page.getByRole('link', { name: 'Show what was authorized' }).count(), 'refused').to.equal(0);

      await page.getByRole('link', { name: buyer.address }).click();
      const mayBuy = page.getByText('May buy', { exact: true }).locator('..');
      await mayBuy.getByText('Identity not verified').waitFor();
      expect(await page.getByRole('button', { name: 'Propose to revoke tiers' }).count(), 'no tier').to.equal(0);
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
      await ruling.getByText('No tier → Accredited').waitFor();
      await ruling.getByText('Nothing → No limit').waitFor();
      await ruling.getByText('No end').waitFor();
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
      await page.getByRole('button', { name: 'Block the wallet' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Reported as stolen');
      await dialog.getByRole('button', { name: 'Block the wallet' }).click();
      await page.getByRole('button', { name: 'Propose to unblock' }).waitFor();
      if (!isApiError(await rejectionOf(buyer.buys()), 'WALLET_BLOCKED')) expect.fail('a blocked wallet was served');

      await goto(`/operations/audit?subject=${buyer.address}&action=user.block`);
      await page.getByRole('row').filter({ hasText: 'Blocked a wallet' }).waitFor();
      await page.getByRole('button', { name: 'Verify the checkpoint' }).click();
      await page.getByText('A published key signed the head of the log').waitFor();
    });

    it('see the amount of each bid, and of each authorization', async () => {
      const buyer = await aBuyer(run());
      const { page, context, goto } = await operator(run(), REVIEWER);
      await context.route(`**/api/operator/users/${buyer.address}`, async (route) => {
        const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
        await route.fulfill({ json: { ...rest, data: { ...data, ...BIDDING } } });
      });
      await goto(`/operations/people/${buyer.address}`);
      const timeline = page.getByRole('tabpanel');
      await timeline
        .getByRole('listitem')
        .filter({ hasText: 'Bid authorized' })
        .getByText(/^250 USD/)
        .waitFor();
      await timeline
        .getByRole('listitem')
        .filter({ hasText: 'Bid in the auction' })
        .getByText(/^120.5 USD/)
        .waitFor();
      await timeline
        .getByRole('listitem')
        .filter({ hasText: 'NFT 7 authorized' })
        .getByText(/^90 USD/)
        .waitFor();
      await page.getByRole('tab', { name: 'Purchases and transfers' }).click();
      const rowsOf = (name: string) => page.getByRole('region', { name: `${name}: table` }).getByRole('row');
      await rowsOf('Bids')
        .filter({ hasText: 'Outbid' })
        .getByText(/^120.5 USD/)
        .waitFor();
      await rowsOf('Authorizations')
        .filter({ hasText: 'Bid' })
        .getByText(/^250 USD/)
        .waitFor();
      await rowsOf('Authorizations')
        .filter({ hasText: 'NFT 7' })
        .filter({ hasText: 'Used' })
        .getByText(/^90 USD/)
        .waitFor();
      await expectAccessible(page, 'the money of a person');
    });

    it('are offered to remove only who is one', async () => {
      const buyer = await aBuyer(run());
      const { page, goto } = await operator(run(), ADMIN);
      const remove = page.getByRole('button', { name: 'Propose to remove as operator' });
      await signInDirectly(await run().open({ wallet: REVIEWER }), run().stack.url);
      await goto(`/operations/people/${developmentAccounts[REVIEWER].address}`);
      await remove.waitFor();
      await page.getByRole('button', { name: 'Propose another role' }).waitFor();
      await goto(`/operations/people/${buyer.address}`);
      await page.getByRole('button', { name: 'Propose as operator' }).waitFor();
      expect(await remove.count()).to.equal(0);
    });

    it('are named to another wallet in a sandbox', async () => {
      const { page, goto } = await operator(run(), SOMEBODY);
      await goto('/operations/people');
      await page.getByText('This wallet is not an operator’s').waitFor();
      const named = page.getByRole('region', { name: 'Sandbox operators' });
      for (const account of [developmentAccounts[ADMIN], developmentAccounts[REVIEWER]])
        await named.getByText(account.address).first().waitFor();
      await expectAccessible(page, 'the refusal');
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
