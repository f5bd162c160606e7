import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import { expectAccessible, expectToFit } from '../../support/console/accessible.ts';
import { type ConsoleRun, PHONE } from '../../support/console/run.ts';

const RECIPIENT = developmentAccounts[8].address;
/** Its wallet is emptied. */
const SPENDER = 9;

/** An address with the same ends as another one, as address poisoning makes them. */
const imitationOf = (address: string) => `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase();

const connect = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
};
const sign = (page: Page) => page.getByRole('button', { name: 'Sign in the wallet' });

/** Heads of development chains grow old, and prices of gas are refused then. */
const mine = async ({ stack }: ConsoleRun) => {
  await Promise.all([stack.ethereum, stack.world.node].map((node) => node.rpc('evm_mine')));
};

export function moveSuite(run: () => ConsoleRun): void {
  describe('moving value', () => {
    beforeEach(() => mine(run()));

    it('shows an imitated address character by character, and sends a transfer over a rejection and a reload', async () => {
      const { page, wallet } = await run().open({ path: '/move' });
      const { usdc } = run().stack.world;
      await connect(page);
      await page.getByRole('button', { name: /^Token / }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^USDC/ }).click();
      await page.getByLabel('Recipient').fill(imitationOf(wallet.account.address));
      await page.getByText(/of 42 characters differ/).waitFor();
      await page.getByLabel('Recipient').fill(RECIPIENT);
      await page.getByLabel('Amount').fill('25.5');
      await page.getByRole('button', { name: 'Prepare the transfer' }).click();
      await sign(page).waitFor();
      await page.getByText('Network fee at most').waitFor();
      await page.getByText('In the simulation it succeeds.').waitFor();
      await page.getByRole('list', { name: 'What the simulation changes' }).getByText('You give 25.5 USDC').waitFor();
      await expectAccessible(page, 'the prepared transfer');
      await page.setViewportSize({ width: PHONE, height: 844 });
      await expectToFit(page, 'the prepared transfer');
      wallet.rejectNext();
      await sign(page).click();
      await page.getByText('You rejected the request in the wallet').waitFor();
      await page.reload();
      const before: bigint = await usdc.balanceOf(RECIPIENT);
      await sign(page).click();
      await page.getByText('Transfer confirmed').waitFor();
      expect((await usdc.balanceOf(RECIPIENT)) - before).to.equal(25_500_000n);
      // What the block says, and no estimate beside it.
      await page.getByText('Network fee paid').waitFor();
      expect(await page.getByText(/Network fee (?:now|at most)/).count()).to.equal(0);
      expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).to.have.length(2);
      await page.reload();
      await page.getByRole('region', { name: 'Transactions: table' }).getByText('25.5 USDC').waitFor();
      expect(await page.getByLabel('Recipient').inputValue()).to.equal('');
    });

    it('says that a call fails before it is signed, and takes the recipient from the contacts of the chat', async () => {
      const { page, wallet } = await run().open({ path: '/agent', wallet: SPENDER });
      await connect(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Account/ })
        .waitFor();
      await page.getByLabel('Your message').fill(`save ${RECIPIENT} as Carol`);
      await page.keyboard.press('Enter');
      await page.getByText(/Carol/).nth(1).waitFor();
      await page.goto('/console/move');
      await page.getByRole('button', { name: 'Choose from your contacts' }).click();
      await page.getByRole('button', { name: 'Carol' }).click();
      expect(await page.getByLabel('Recipient').inputValue()).to.equal(RECIPIENT);
      await page.getByRole('button', { name: /^Token / }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^USDC/ }).click();
      await page.getByLabel('Amount').fill('1');
      await page.getByRole('button', { name: 'Prepare the transfer' }).click();
      await page.getByText('In the simulation it succeeds.').waitFor();
      // Another transfer of the wallet comes first.
      const { usdc } = run().stack.world;
      await run().stack.world.node.rpc('anvil_impersonateAccount', [wallet.account.address]);
      const all: bigint = await usdc.balanceOf(wallet.account.address);
      const data = usdc.interface.encodeFunctionData('transfer', [RECIPIENT, all]);
      const from = wallet.account.address;
      await run().stack.world.node.rpc('eth_sendTransaction', [{ from, to: await usdc.getAddress(), data }]);
      await page.getByText(/In the simulation it fails/).waitFor();
    });

    it('says that there are no contacts, and how to keep one', async () => {
      const { page } = await run().open({ path: '/move' });
      await connect(page);
      await page.getByRole('button', { name: 'Choose from your contacts' }).click();
      await page.getByText('You have no contacts yet.').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Open the agent' }).waitFor();
    });

    it('takes the fee of a gasless transfer from the amount that it shows', async () => {
      const { page, wallet } = await run().open({ path: '/move' });
      const { usdc } = run().stack.world;
      await connect(page);
      await page.getByRole('button', { name: /^Token / }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^USDC/ }).click();
      await page.getByLabel('Recipient').fill(RECIPIENT);
      await page.getByLabel('Amount').fill('30');
      await page.getByRole('button', { name: 'Prepare the transfer' }).click();
      await page.getByRole('radio', { name: /From the amount/ }).check();
      const arrives = await page.locator('dt', { hasText: 'Arrives' }).locator('..').locator('dd').innerText();
      const [shown = ''] = /^[\d.]+/.exec(arrives) ?? [];
      const [had, owned]: bigint[] = await Promise.all(
        [RECIPIENT, wallet.account.address].map((who) => usdc.balanceOf(who)),
      );
      await sign(page).click();
      await page.getByText('Transfer confirmed').waitFor();
      const [has, owns]: bigint[] = await Promise.all(
        [RECIPIENT, wallet.account.address].map((who) => usdc.balanceOf(who)),
      );
      expect(Number((has ?? 0n) - (had ?? 0n)) / 1e6).to.equal(Number(shown));
      expect((owned ?? 0n) - (owns ?? 0n)).to.equal(30_000_000n);
      expect(wallet.asked).not.to.include('eth_sendTransaction');
    });

    it('shows what a swap pays exactly, and signs its transactions one by one', async () => {
      const { page, wallet } = await run().open({ path: '/move/swap' });
      await connect(page);
      await page.getByRole('button', { name: 'Token to pay' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^USDC/ }).click();
      await page.getByLabel('Amount', { exact: true }).fill('100');
      await page.getByRole('button', { name: 'Get a quote' }).click();
      await page.getByText('You receive at least, with 0.5% slippage').waitFor();
      for (const name of ['Rate', 'Price impact, fees included']) await page.getByText(name, { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Swap fees: table' }).getByText('Service fee').waitFor();
      await page.getByText('Switch the network first').waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Switch to Ethereum' }).click();
      await page.getByText('Switch the network first').waitFor({ state: 'hidden' });
      await page.getByText('In the simulation it succeeds.').waitFor();
      await expectAccessible(page, 'the quote');
      for (let step = 0; step < 2; step += 1) {
        await sign(page).click();
        await page.locator('summary').getByText('Confirmed', { exact: true }).nth(step).waitFor();
      }
      await page.getByText('The exchange service waits for your payment').waitFor();
      expect(wallet.chainId).to.equal(1);
      await page.route('**/api/swap/status?*', async (route) => {
        const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
        await route.fulfill({ json: { ...rest, data: { ...data, status: 'success' } } });
      });
      await page.getByText('The swap is done').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Get a quote' }).waitFor();
      await page.getByRole('region', { name: 'Transactions: table' }).getByText('Swapped').waitFor();
    });
  });

  describe('the agent', () => {
    beforeEach(() => mine(run()));

    it('prepares what was confirmed, and the wallet signs it', async () => {
      const { page } = await run().open({ path: '/agent' });
      await connect(page);
      const { ethereum } = run().stack;
      const balance = async () => BigInt(await ethereum.rpc<string>('eth_getBalance', [RECIPIENT, 'latest']));
      const before = await balance();
      const say = async (text: string) => {
        await page.getByLabel('Your message').fill(text);
        await page.keyboard.press('Enter');
      };
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Account/ })
        .waitFor();
      await say(`send 0.01 eth on ethereum to ${RECIPIENT}`);
      await page.getByRole('group', { name: 'Offer to confirm' }).waitFor();
      await say('make it 0.02');
      await page.getByRole('list', { name: 'Changed' }).waitFor();
      await expectAccessible(page, 'the conversation');
      await page.getByRole('button', { name: 'Confirm' }).click();
      const asked = page.getByRole('log').getByText(/Sign it in your wallet within/);
      await asked.waitFor();
      await sign(page).click();
      await page.getByText('Transfer confirmed').waitFor();
      await page.getByText('You signed this.').waitFor();
      expect(await asked.count()).to.equal(0);
      expect((await balance()) - before).to.equal(20_000_000_000_000_000n);
      await page.goto('/console/move');
      await page.getByRole('region', { name: 'Transactions: table' }).getByText('0.02 ETH').waitFor();
    });
  });
}
