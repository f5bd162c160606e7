import { expect } from 'chai';
import { parseUnits } from 'ethers';
import type { Page } from 'playwright-core';
import { type DeployedAuction, deployAuction } from '../../../contracts/kit/auction.ts';
import type { World } from '../../../contracts/kit/deploy.ts';
import { bidUnlimited } from '../../support/chain/permitted-bid.ts';
import { mined } from '../../support/chain/transactions.ts';
import { accessFaults, expectAccessible, widthFaults } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRun, DESK, type Opened, PHONE } from '../../support/console/run.ts';
import { acceptTerms, kycApprove, signInDirectly } from '../../support/console/steps.ts';

const [BIDDER, LOOKER, WHALE] = [6, 8, 9];
const PATH = '/buy/auction';
let placed: DeployedAuction;

export async function deployForConsole(world: World): Promise<Readonly<Record<string, string>>> {
  placed = await deployAuction(world, { startsIn: 60n, blocks: 500n, required: parseUnits('100', 6) });
  const { chainId } = world.node;
  return {
    AUCTIONS: `${chainId}:${await placed.auction.getAddress()}:${await placed.hook.getAddress()}`,
    [`CONFIRMATIONS_${chainId}`]: '0',
  };
}

export function auctionSuite(run: () => ConsoleRun): void {
  describe('the page Auction', () => {
    it('leads from the start of the auction over a bid, being outbid and the exit to the claim', async () => {
      const opened = await bidder(run());
      const { page } = opened;
      await page.getByText('Not started').waitFor();
      await page.getByText('Bids are taken once the auction has started.').waitFor();
      await mineTo(placed.startBlock + 1n);
      await opened.goto(PATH);

      await page.getByText('You can bid', { exact: true }).waitFor();
      await page.getByLabel('Amount', { exact: true }).fill('250');
      await page.getByLabel('Highest price for one token').fill('0.05');
      await page.getByText('This is not above the price of the auction.').waitFor();
      await page.getByRole('button', { name: '0.0505', exact: true }).waitFor();
      await page.getByLabel('Highest price for one token').fill('0.06012');
      await page.getByText('Prices go in steps.').waitFor();
      await page.getByRole('button', { name: '0.06', exact: true }).click();
      const cases = page.getByRole('list', { name: 'What can happen' });
      await cases.getByText('You pay at most 250 USDC').waitFor();
      await cases.getByText('you get at least 4,166.6666 AUCT').waitFor();
      await expectAccessible(page, 'a bid that is entered');
      await page.getByRole('button', { name: 'Bid 250 USDC at up to 0.06 USDC' }).click();

      await page.getByText('1 of 2: Approve the payment').waitFor();
      await sign(page);
      await page.getByText('2 of 2: Bid').waitFor();
      await page.getByText('In the simulation it succeeds.').waitFor();
      await expectAccessible(page, 'a bid before it is signed');
      await sign(page);
      await page.getByText('Your bid is placed').waitFor();
      await page.getByText('Your newest bid is confirmed').waitFor();
      await index(run());
      const bid = page.getByRole('article', { name: '250 USDC at up to 0.06 USDC' });
      await bid.getByText('Takes part').waitFor();
      await page.getByText('It is in the list below.').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the signed receipt of the permit' }).click();
      expect((await download).suggestedFilename()).to.match(/^decision-[0-9a-f-]{36}\.json$/);

      await mine(20);
      const { world } = run().stack;
      await bidUnlimited(world, placed, {
        by: world.accounts[WHALE as 5],
        amount: parseUnits('90000', 6),
        ticks: 240n,
      });
      await mine(5);
      await mined(placed.auction.checkpoint());
      await index(run());
      await opened.goto(PATH);
      await bid.getByText('Outbid', { exact: true }).waitFor();
      await bid.getByText('so this bid buys nothing more').waitFor();
      await expectFit(opened, 'a bid that was outbid');
      await bid.getByRole('button', { name: 'Exit the bid' }).click();
      await sign(page);
      await page.getByText('It is confirmed', { exact: true }).waitFor();
      await index(run());
      await bid.getByText('Exited').waitFor();
      await bid.getByText('Its tokens can be claimed from block').waitFor();

      await mineTo(placed.endBlock + 6n);
      await opened.goto(PATH);
      await page.getByText('Claim your tokens', { exact: true }).waitFor();
      await expectFit(opened, 'tokens to claim');
      await page.getByRole('button', { name: /^Claim .* AUCT$/ }).click();
      await sign(page);
      await page.getByText('It is confirmed', { exact: true }).waitFor();
      await index(run());
      const row = page.getByRole('region', { name: 'Finished bids: table' }).getByRole('row').nth(1);
      await row.getByText('Claimed').waitFor();
      const bought = await placed.token.balanceOf(opened.wallet.account.address);
      expect(bought > 0n).to.equal(true);
      await expectFit(opened, 'a finished bid');
    });

    it('says what the auction is: none, not begun, without success, or unreadable, and never that there is nothing', async () => {
      const opened = await run().open({ wallet: LOOKER });
      await signInDirectly(opened, run().stack.url);
      const shown = async (change: object, says: string) => {
        await answer(opened, change);
        await opened.goto(PATH);
        await opened.page.getByText(says).first().waitFor();
        await ready(opened.page);
        await expectFit(opened, says);
      };
      await shown({ phase: 'upcoming', startBlock: 10 ** 6, endBlock: 2 * 10 ** 6 }, 'Not started');
      await shown({ phase: 'ended', graduated: false }, 'Too little was raised');
      await shown({ phase: 'open', required: null, graduated: false }, 'so far; more is needed');
      await shown({ phase: 'open', currency: null }, 'You can only look at this auction');
      await shown({ phase: 'open', endBlock: 10 ** 7 }, 'blocks left');

      await refuse(opened, '/api/sale/bids');
      await opened.goto(PATH);
      await opened.page.getByText('Your bids could not be read').waitFor();
      expect(await opened.page.getByText('No bids yet').count()).to.equal(0);
      await refuse(opened, '/api/sale/auctions');
      await opened.goto(PATH);
      await opened.page.getByText('The auction could not be read').waitFor();
      expect(await opened.page.getByText('No auction at the moment').count()).to.equal(0);
      await noAuction(opened);
      await opened.goto(PATH);
      await opened.page.getByText('No auction at the moment').waitFor();
    });
  });
}

async function bidder({ open }: ConsoleRun): Promise<Opened> {
  const opened = await open({ path: PATH, wallet: BIDDER });
  await opened.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await opened.page.getByRole('button', { name: /Test Wallet/ }).click();
  await opened.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await kycApprove(opened);
  await acceptTerms(opened);
  await opened.goto(PATH);
  return opened;
}

const sign = (page: Page) => page.getByRole('button', { name: 'Sign in the wallet' }).click();

const provider = () => {
  const found = placed.auction.runner?.provider;
  if (found == null) throw new TypeError();
  return found as typeof found & { send(method: string, params: readonly unknown[]): Promise<unknown> };
};
const mine = (blocks: number) => provider().send('anvil_mine', [`0x${blocks.toString(16)}`]);

async function mineTo(block: bigint): Promise<void> {
  const missing = Number(block) - (await provider().getBlockNumber());
  if (missing > 0) await mine(missing);
}

async function index({ stack }: ConsoleRun): Promise<void> {
  const headers = { Authorization: `Bearer ${stack.cronSecret}` };
  expect((await fetch(`${stack.url}/api/cron/indexer`, { headers })).status).to.equal(200);
}

async function expectFit({ page }: Opened, where: string): Promise<void> {
  const faults: string[] = [];
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 900 });
    await ready(page);
    faults.push(
      ...(await widthFaults(page, `${where}, ${width} px`)),
      ...(await accessFaults(page, `${where}, ${width} px`)),
    );
  }
  expect(faults).to.deep.equal([]);
}

/** The auction as the service tells it, but for this. */
async function answer({ context }: Opened, change: object): Promise<void> {
  await context.unroute('**/api/sale/auctions');
  await context.route('**/api/sale/auctions', async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { data: { auctions: object[] } };
    await route.fulfill({ json: { ...rest, data: { auctions: data.auctions.map((one) => ({ ...one, ...change })) } } });
  });
}

async function refuse({ context }: Opened, path: string): Promise<void> {
  const json = { success: false, error: 'The node does not respond.', code: 'CHAIN_UNAVAILABLE', requestId: 'r-1' };
  await context.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status: 503, json }),
  );
}

async function noAuction({ context }: Opened): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === '/api/sale/authorize',
    async (route) => {
      const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...rest, data: { ...data, auctions: [] } } });
    },
  );
}
