import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { developmentAccounts } from '../../../contracts/kit/node.ts';

// What a newcomer does with the wallet of a sandbox.

export const PHONE_HEIGHT = 844;
/** The bar of places covers the end of the screen. */
const BAR = 64;

export async function signsInAsBuyer(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Sandbox wallet/ })
    .click();
}

/** The control is seen without scrolling on the page as it was opened. */
export async function inFirstScreen(page: Page, control: Locator): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  const box = await control.boundingBox();
  const name = await control.innerText();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).to.be.at.most(PHONE_HEIGHT - BAR);
}

/** On the page Buy. */
export async function becomesEligible(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify your identity' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/\/console\/buy$/);
  await page.getByRole('button', { name: 'Accept the terms' }).click();
  await page.getByRole('region', { name: 'Terms, version 1' }).press('End');
  await page.getByRole('button', { name: 'I have read and accept version 1' }).click();
}

/** The token of the sale, which is held now, has no market. */
export async function swapsTheUsualPair(page: Page): Promise<void> {
  await page.goto('/console/move/swap');
  await page.getByRole('button', { name: /^Token to receive USDC/ }).waitFor();
  await page.getByLabel('Amount', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Get a quote' }).click();
  const impact = page.locator('dt', { hasText: 'Price impact' }).locator('..');
  await impact.getByText(/%$/).waitFor();
  await page.getByRole('button', { name: 'Sign in the wallet' }).click();
  await page.getByText(/You received [\d.]+ USDC/).waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Swapped' })
    .getByText(/0\.1 ETH for [\d.]+ USDC/)
    .waitFor();
}

export const WIDEST = 2_560;
export const NEAR = 900;

/** On the page Overview, however wide the screen is. */
export async function keepsTimesNearTheirText(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: WIDEST, height: 1_440 });
  const events = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem');
  for (const event of await events.all()) {
    const time = await event.locator('time').boundingBox();
    const line = await event.boundingBox();
    expect((time?.x ?? Number.NaN) - (line?.x ?? 0), await event.innerText()).to.be.below(NEAR);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** What is entered beyond “Max” is simulated, refused and explained; “Max” leaves the fee. */
export async function swapsAllCoins(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New swap' }).click();
  const amount = page.getByLabel('Amount', { exact: true });
  // After the swap before this one.
  await page
    .getByText(/^0\.89+\d* ETH$/)
    .first()
    .waitFor();
  await page.getByText(/“Max” leaves some of it for the fee/).waitFor();
  await page.getByRole('button', { name: 'Max' }).click();
  const most = Number(await amount.inputValue());
  expect(most).to.be.within(0.8999, 0.9);
  await amount.fill((most + 0.000_005_9).toFixed(10));
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await page.getByText(/Your wallet lacks .*for the network fee/).waitFor();
  await page.getByRole('button', { name: 'Sign in the wallet' }).click();
  await page.getByText('Your wallet does not hold enough').waitFor();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Max' }).click();
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await page.getByText('In the simulation it succeeds.').waitFor();
  // One figure, with every digit, wherever the review says what leaves the wallet.
  const paid = await page.locator('dt', { hasText: 'You pay exactly' }).locator('..').locator('dd').innerText();
  const sent = await page.locator('dt', { hasText: 'ETH sent' }).locator('..').locator('dd').innerText();
  expect(/[\d.]+ ETH/.exec(paid)?.[0]).to.equal(/[\d.]+ ETH/.exec(sent)?.[0]);
  await page.getByRole('button', { name: 'Sign in the wallet' }).click();
  await page.getByText(/You received [\d.,]+ USDC/).waitFor();
}

/** On Ethereum, where nothing was spent yet: what “Max” leaves pays the fee that is shown, and no more is signed. */
export async function sendsAllCoins(page: Page): Promise<void> {
  await page.goto('/console/move');
  await page.getByLabel('Network', { exact: true }).selectOption({ label: 'Ethereum' });
  await page.getByRole('button', { name: /^Switch/ }).click();
  await page.getByRole('button', { name: /^Token ETH/ }).waitFor();
  await page.getByLabel('Recipient').fill(developmentAccounts[6].address);
  await page.getByRole('button', { name: 'Max' }).click();
  await page.getByRole('button', { name: 'Prepare' }).click();
  await page.getByText('In the simulation it succeeds.').waitFor();
  await page.getByRole('button', { name: 'Sign in the wallet' }).click();
  await page.getByText('Transfer confirmed').waitFor();
}

export async function transfer(page: Page): Promise<void> {
  await page.goto('/console/move');
  await page.getByRole('button', { name: /^Token / }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^USDC/ }).click();
  await page.getByLabel('Recipient').fill(developmentAccounts[6].address);
  await page.getByLabel('Amount', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Prepare' }).click();
  await page.getByRole('button', { name: 'Sign in the wallet' }).click();
}
