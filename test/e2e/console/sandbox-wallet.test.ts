import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import {
  becomesEligible,
  inFirstScreen,
  keepsTimesNearTheirText,
  NEAR,
  PHONE_HEIGHT,
  sendsAllCoins,
  signsInAsBuyer,
  swapsAllCoins,
  swapsTheUsualPair,
  transfer,
  WIDEST,
} from '../../support/console/newcomer.ts';
import { Problems } from '../../support/console/problems.ts';
import { PHONE, UNLIMITED } from '../../support/console/run.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { inBrowser } from '../../support/service/browser.ts';
import { ANNOUNCE_WALLET } from '../../support/service/injected-wallet.ts';
import { endAll, runMain } from '../../support/service/process.ts';

const BOUGHT_NFT = {
  contract: developmentAccounts[9].address,
  tokenId: '7',
  tierId: 1,
  amount: '250000000',
  paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
};
const CRON_SECRET = 'a-cron-secret-of-the-browser-tests';
const MOST_CLICKS = 8;
const BASE = 8453;

/** What only asks who is there; everything else acts on a real chain. */
const HARMLESS = /^(?:eth_accounts|eth_requestAccounts|eth_chainId|wallet_\w*Permissions|wallet_switchEthereumChain)$/;

describe('the console of a sandbox, without configuration', () => {
  let url: string;
  before(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    const env = { ...UNLIMITED, DATA_DIR: 'memory', CRON: 'off', CRON_SECRET, PORT: String(port), BASE_URL: url };
    await runMain('serve', env).url();
  });
  after(endAll);

  inBrowser((browser) => {
    const opened = async (prepare: (page: Page) => Promise<void> = async () => {}) => {
      const context = await (browser() as Browser).newContext({ baseURL: url });
      const problems = await Problems.of(context, url);
      const page = await context.newPage();
      await prepare(page);
      await page.goto('/console/buy');
      return {
        page,
        close: async () => {
          await context.close();
          problems.expectNone();
        },
      };
    };

    it(`takes a newcomer with a phone and without a wallet to a recorded purchase in at most ${MOST_CLICKS} clicks, each in the first screen`, async () => {
      const { page, close } = await opened();
      await page.setViewportSize({ width: PHONE, height: PHONE_HEIGHT });
      await page.goto('/console');
      let clicks = 0;
      const click = async (
        name: string | RegExp,
        within: 'main' | 'dialog' = 'main',
        role: 'button' | 'link' = 'button',
      ) => {
        const next = page.getByRole(within).getByRole(role, { name });
        await next.waitFor();
        if (within === 'main') await inFirstScreen(page, next);
        await next.click();
        clicks += 1;
      };
      await click('Connect a wallet');
      await click(/Sandbox wallet/, 'dialog');
      await click('Verify your identity');
      await page.waitForURL(/\/sandbox\/kyc\//);
      await click('Approve');
      await page.waitForURL(/\/console$/);
      await click('Accept the terms');
      await page.getByRole('region', { name: 'Terms, version 1' }).press('End');
      await click('I have read and accept version 1', 'dialog');
      await click('Choose an amount', 'main', 'link');
      const amount = page.getByLabel('Amount', { exact: true });
      await amount.waitFor();
      await inFirstScreen(page, amount);
      await amount.fill('12000');
      await page.getByText('It holds 10,000 USDC').first().waitFor();
      await page.getByText('The sandbox fills a wallet up to 10,000 USDC').waitFor();
      expect(await page.getByRole('button', { name: /^Fill the wallet/ }).count()).to.equal(0);
      await amount.fill('250.50');
      await page.getByText('5,010 SALE').waitFor();
      await page.getByRole('button', { name: 'Buy for 250.5 USDC' }).click();
      clicks += 1;
      await page.getByText('The purchase is complete').waitFor();
      expect(clicks).to.be.at.most(MOST_CLICKS);
      await page.getByText('You received 5,010 SALE.').waitFor();
      await page.getByText('Simulated, nothing is sent.').first().waitFor();
      await page.getByRole('list', { name: 'What comes next' }).getByText('It is added to your purchases').waitFor();
      // Before the service recorded it.
      await page.goto('/console');
      const activity = page.getByRole('list', { name: 'Recent activity' });
      await activity.getByText('Bought 5,010 SALE for 250.5 USDC').waitFor();
      await activity.getByText('Approved a payment of 250.5 USDC').waitFor();
      // One line for each transaction.
      expect(await activity.getByText(/250\.5 USDC|5,010 SALE/).count()).to.equal(3);
      await keepsTimesNearTheirText(page);
      await page.goto('/console/buy');
      // The block of the purchase is full after two seconds.
      await page.waitForTimeout(2_100);
      const indexed = await fetch(`${url}/api/cron/indexer`, { headers: { authorization: `Bearer ${CRON_SECRET}` } });
      expect(indexed.status).to.equal(200);
      const row = page
        .getByRole('region', { name: 'Purchases: table' })
        .getByRole('row')
        .filter({ hasText: '250.5 USDC' });
      await row.getByText('250.5 USDC').waitFor();
      // No explorer knows a simulated chain.
      expect(await row.getByRole('link', { name: /explorer/ }).count()).to.equal(0);
      await page.reload();
      // The page opens with a new form, and shows the last purchase when asked.
      await page.getByText('You can still buy for').waitFor();
      await page.getByRole('button', { name: 'Show the last purchase' }).click();
      await page.getByText('The purchase is complete').waitFor();
      await page.goto('/console/verification');
      const verification = page.getByRole('list', { name: 'Verification history' });
      for (const step of ['Verification opened', 'Verified', 'Terms accepted'])
        await verification.getByText(step, { exact: true }).waitFor();
      await page.goto('/console/portfolio');
      await page.getByText('9,749.5').first().waitFor();
      await swapsTheUsualPair(page);
      await swapsAllCoins(page);
      await sendsAllCoins(page);
      await close();
    });

    it('offers the network of the wallet first when the agent asks for one, each network once, and the way to buy', async () => {
      const { page, close } = await opened();
      await signsInAsBuyer(page);
      await page.getByRole('banner').getByText('Base').waitFor();
      await page.goto('/console/agent');
      await page.getByRole('banner').getByText('Base').waitFor();
      const say = async (text: string) => {
        await page.getByLabel('Your message').fill(text);
        await page.keyboard.press('Enter');
      };
      await say(`send 1234.5 usdc to ${developmentAccounts[6].address}`);
      await page.getByText('Your wallet is on Base.').waitFor();
      const networks = await page.getByRole('button', { name: /^(Base|Ethereum|Arbitrum|Optimism)$/ }).allInnerTexts();
      expect(networks[0]).to.equal('Base');
      expect(networks).to.deep.equal([...new Set(networks)]);
      await page.getByRole('button', { name: 'Base', exact: true }).click();
      const offer = page.getByRole('group', { name: 'Offer to confirm' });
      await offer.getByText('1,234.5 USDC').waitFor();
      await offer.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Cancelled.').waitFor();
      await page.setViewportSize({ width: WIDEST, height: 1_440 });
      for (const said of await page.getByRole('log').getByRole('article').all())
        expect((await said.boundingBox())?.width).to.be.below(NEAR);
      await say('buy tokens for 250 usdc');
      await page.getByRole('log').getByText('The agent does not buy from the sale').waitFor();
      await page.getByRole('log').getByRole('link', { name: 'Buy' }).click();
      await page.waitForURL(/\/console\/buy$/);
      await close();
    });

    it('counts the same rules for a buyer and an operator, who is told what own approvals need with four eyes on', async () => {
      const { page, close } = await opened();
      await signsInAsBuyer(page);
      await becomesEligible(page);
      await page.getByText('You can buy', { exact: true }).waitFor();
      const met = await page.getByText(/^\d+ rules are met · 3 of 3 wallet checks passed$/).innerText();
      const account = page.getByRole('button', { name: /^Account / });
      const buyer = await account.innerText();
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign in as operator (reviewer)' }).click();
      const main = page.getByRole('main');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click();
      await main.getByRole('table').getByRole('link', { name: buyer }).first().click();
      await main.getByText(`All rules are met (${Number.parseInt(met, 10)})`).waitFor();
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Propose a tier' }).click();
      await dialog.getByLabel('Tier', { exact: true }).selectOption({ label: 'Accredited' });
      await dialog.getByText(/^Basic → Accredited$/).waitFor();
      await dialog.getByText(/^\$[\d,.]+ → No limit$/).waitFor();
      await dialog.getByLabel('Reason').fill('Letter of 12 January');
      await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.goto('/console/operations/proposals');
      await main.getByRole('button', { name: 'Approve' }).first().click();
      await dialog.getByText('With four eyes on, another operator must.').waitFor();
      await close();
    });

    it('says of an NFT what was paid and for which, sends nobody to a portfolio without NFTs, and lists those bought', async () => {
      const { page, close } = await opened();
      await signsInAsBuyer(page);
      await becomesEligible(page);
      await page.getByRole('tab', { name: 'NFT' }).click();
      await page.getByRole('button', { name: 'Buy for 250 USDC' }).click();
      await page.getByText(/NFT no\. \d+ is yours\. You paid 250 USDC/).waitFor();
      await page.getByRole('link', { name: 'Download the signed receipt' }).waitFor();
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /portfolio/ })
          .count(),
      ).to.equal(0);
      await page.goto('/console');
      const activity = page.getByRole('list', { name: 'Recent activity' });
      await activity.getByText('Bought an NFT for 250 USDC').waitFor();
      await page.goto('/console/buy');
      const nfts = page.getByRole('region', { name: 'NFTs you bought' });
      await nfts.getByText('appears some minutes later').waitFor();
      // As once the job that settles mints ran, of one that was sold on and bought again.

      await page.route(/\/api\/sale\/history/, async (route) => {
        const { data, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, data: { ...data, nfts: [BOUGHT_NFT, BOUGHT_NFT] } } });
      });
      await page.goto('/console/buy');
      await nfts.getByText('No. 7').nth(1).waitFor();
      expect(await nfts.getByText('250 USDC').count()).to.equal(2);
      await close();
    });

    it('asks an injected wallet for its account and the sign-in signature, whatever a person tries', async () => {
      const asked: { method: string; params?: readonly unknown[] }[] = [];
      const account = privateKeyToAccount(developmentAccounts[5].privateKey as `0x${string}`);
      const { page, close } = await opened(async (fresh) => {
        await fresh.exposeBinding('walletRequest', async (_source, request: { method: string; params?: [never] }) => {
          asked.push(request);
          if (request.method === 'eth_chainId') return { result: toHex(BASE) };
          if (request.method === 'personal_sign')
            return { result: await account.signMessage({ message: { raw: request.params?.[0] as never } }) };
          return { result: /accounts/i.test(request.method) ? [account.address] : null };
        });
        await fresh.addInitScript(ANNOUNCE_WALLET);
      });
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Test Wallet/ })
        .click();
      await becomesEligible(page);
      await page.getByLabel('Amount', { exact: true }).fill('250');
      await page.getByRole('button', { name: 'Buy for 250 USDC' }).click();
      await page.getByText('This is a simulation').waitFor();
      await transfer(page);
      await page.getByText('This is a simulation').waitFor();
      const acting = asked.filter(({ method }) => !HARMLESS.test(method));
      expect(acting.map(({ method }) => method)).to.deep.equal(['personal_sign']);
      await close();
    });
  });
});
