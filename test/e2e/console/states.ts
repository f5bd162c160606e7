import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { accessFaults, widthFaults } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, type Opened, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

/** Without these nobody would see the pages. */
const WHO = ['/api/siwe', '/api/operator/session', '/api/operator/events'];
/** What these say is known without a reading: that nothing was said yet. */
const UNREAD = ['/agent'];

type Answer = Readonly<{ status: number; headers?: Record<string, string>; json: unknown }>;

const refusal = (code: string, error: string) => ({ success: false, error, code, requestId: `r-${code}` });
const FAILED: Answer = { status: 400, json: refusal('VALIDATION_FAILED', 'This cannot be read.') };
const LIMITED: Answer = {
  status: 429,
  headers: { 'Retry-After': '40' },
  json: refusal('RATE_LIMITED', 'The limit of reads is exceeded.'),
};

const HELD = { symbol: 'DAI', name: 'Dai', decimals: 18, priceUSD: 1 };
const token = (index: number, balance: string, valueUSD: number | null) => ({
  ...HELD,
  address: `0x${String(index).padStart(40, '0')}`,
  balance,
  valueUSD,
});
type Chain = Readonly<{ coin: string; coinUSD: number | null; tokens: readonly ReturnType<typeof token>[] }>;

const READ_AT = '2026-01-01T00:00:00.000Z';
const CHAINS = [{ chainId: 1, chainName: 'Ethereum' }];
const worthOf = ({ coinUSD, tokens }: Chain) =>
  (coinUSD ?? 0) + tokens.reduce((sum, { valueUSD }) => sum + (valueUSD ?? 0), 0);

const portfolio = (chains: readonly Chain[], degraded: readonly string[] = []) => ({
  success: true,
  address: `0x${'1'.repeat(40)}`,
  totalUSD: chains.reduce((sum, one) => sum + worthOf(one), 0),
  byChain: chains.map((one, index) => ({
    ...CHAINS[index],
    nativeBalance: one.coin,
    nativeBalanceUSD: one.coinUSD,
    totalUSD: worthOf(one),
    tokens: one.tokens,
    blockNumber: 1,
    asOf: READ_AT,
  })),
  topTokens: [],
  degraded,
  lastUpdated: READ_AT,
});

const COIN = '1000000000000000000';
/** Each with what the overview must say, and must not. */
const HOLDINGS = {
  empty: { body: portfolio([{ coin: '0', coinUSD: 0, tokens: [] }]), says: 'Nothing of value yet', hides: 'NaN' },
  partial: {
    body: portfolio([{ coin: '0', coinUSD: null, tokens: [] }], ['balances:10']),
    says: 'Nothing in what could be read',
    hides: 'Nothing of value yet',
  },
  'without a price': {
    body: portfolio([{ coin: COIN, coinUSD: null, tokens: [] }]),
    says: '1 without a price, not in the total',
    hides: 'Nothing of value yet',
  },
  'coins only': {
    body: portfolio([{ coin: COIN, coinUSD: 3_000, tokens: [] }]),
    says: '$3,000.00',
    hides: 'Nothing of value yet',
  },
  tiny: { body: portfolio([{ coin: '1', coinUSD: 1e-15, tokens: [] }]), says: '<$0.01', hides: 'e-' },
  huge: {
    body: portfolio([{ coin: `${'9'.repeat(60)}`, coinUSD: 9e20, tokens: [token(1, '9'.repeat(77), 9e20)] }]),
    says: '$1,800,000,000,000,000,000,000.00',
    hides: 'e+',
  },
} as const;

async function answerAll({ context }: Opened, answer: Answer): Promise<void> {
  await context.route(
    ({ pathname }) => pathname.startsWith('/api/') && !WHO.includes(pathname),
    (route) => (route.request().method() === 'GET' ? route.fulfill(answer) : route.fallback()),
  );
}

/** What the API writes where there is no limit, less 5 USDC that were bought. */
const UNLIMITED = String(2n ** 256n - 1n - 5_000_000n);

const EMPTY = '[class*="emptyTitle"]';
const looks = async (page: Page, where: string) => {
  const faults: string[] = [];
  for (const width of [DESK, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await widthFaults(page, `${where} at ${width} px`)));
    faults.push(...(await accessFaults(page, `${where} at ${width} px`)));
  }
  return faults;
};

export function statesSuite(run: () => ConsoleRun): void {
  describe('states of the pages', () => {
    const signedIn = async () => {
      const opened = await run().open({ wallet: ADMIN });
      await signInDirectly(opened, run().stack.url);
      return opened;
    };

    it('says why nothing could be read, and never that there is nothing', async () => {
      const opened = await signedIn();
      await answerAll(opened, FAILED);
      const faults: string[] = [];
      for (const { path } of consoleRoutes.filter(({ path: one }) => !UNREAD.includes(one))) {
        await opened.goto(path);
        await ready(opened.page);
        for (const text of await opened.page.locator(EMPTY).allInnerTexts()) faults.push(`${path}: ${text}`);
        faults.push(...(await looks(opened.page, path)));
      }
      expect(faults).to.deep.equal([]);
    });

    it('comes to rest where the next step alone cannot be read', async () => {
      const opened = await signedIn();
      await opened.context.route(
        ({ pathname }) => ['/api/sale/eligibility', '/api/sale/history'].includes(pathname),
        (route) => route.fulfill(FAILED),
      );
      for (const path of ['/', '/buy', '/verification']) {
        await opened.goto(path);
        await opened.page.getByText('Your next step could not be read').waitFor();
        await ready(opened.page);
      }
    });

    it('counts down until a limit lets it read again', async () => {
      const opened = await signedIn();
      await answerAll(opened, LIMITED);
      const faults: string[] = [];
      for (const { path } of consoleRoutes) {
        await opened.goto(path);
        await ready(opened.page).catch(() => faults.push(path));
      }
      expect(faults).to.deep.equal([]);
      await opened.goto('/portfolio');
      await opened.page
        .getByText(/read again in 3\d seconds/)
        .first()
        .waitFor();
      expect(await looks(opened.page, 'a limit')).to.deep.equal([]);
    });

    it('counts down beside the figures of an earlier question, and where nobody knows yet who is there', async () => {
      const opened = await signedIn();
      const { page, context, goto } = opened;
      const limit = (path: string) =>
        context.route(
          ({ pathname }) => pathname === path,
          (route) => route.fulfill(LIMITED),
        );
      await goto('/portfolio');
      await ready(page);
      await limit('/api/portfolio/history');
      await page.getByLabel('Period').selectOption({ label: 'One week' });
      await page.getByText(/read again in 3\d seconds/).waitFor();
      await limit('/api/siwe');
      await goto('/verification');
      await page.getByText(/read again in 3\d seconds/).waitFor();
    });

    it('names where a tier is applied for in writing, and the wallet to name', async () => {
      const { page, goto } = await signedIn();
      await goto('/verification');
      await page.getByRole('button', { name: /^How to apply/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Apply in writing' });
      expect(await dialog.getByRole('link').getAttribute('href')).to.match(/^mailto:.+@/);
      await dialog
        .getByText(/^0x[0-9a-fA-F]{40}$/)
        .first()
        .waitFor();
    });

    it('says nothing about the service while the browser is offline', async () => {
      const { page, context } = await run().open({ wallet: 'none' });
      await ready(page);
      await context.setOffline(true);
      await page.getByText('You are offline', { exact: true }).waitFor();
      expect(await page.getByText('The service is not available').count()).to.equal(0);
      await context.setOffline(false);
    });

    it('names no figure where a tier has no limit', async () => {
      const opened = await signedIn();
      for (const [operation, limit] of Object.entries({
        '/api/kyc/session': 'maxAllowed',
        '/api/sale/eligibility': 'remaining',
      }))
        await opened.context.route(
          ({ pathname }) => pathname === operation,
          async (route) => {
            const { data, ...rest } = (await (await route.fetch()).json()) as { data?: object };
            const unlimited = { [limit]: UNLIMITED, kycStatus: 'approved' };
            await route.fulfill({
              json: data === undefined ? { ...rest, ...unlimited } : { data: { ...data, ...unlimited }, ...rest },
            });
          },
        );
      for (const path of ['/', '/verification', '/buy']) {
        await opened.goto(path);
        await ready(opened.page);
        const main = await opened.page.locator('main').innerText();
        expect(main).to.match(/no limit/i);
        expect(main).not.to.match(/\d{3},\d{3},\d{3},\d{3}/);
      }
    });

    it('stops the keyboard at no time', async () => {
      const { page } = await signedIn();
      await page.locator('time').first().waitFor();
      expect(await page.locator('time [tabindex], time button, time a').count()).to.equal(0);
    });

    for (const [state, { body, says, hides }] of Object.entries(HOLDINGS))
      it(`shows holdings that are ${state}`, async () => {
        const opened = await signedIn();
        await opened.context.route(
          ({ pathname }) => pathname === '/api/portfolio/aggregate',
          (route) => route.fulfill({ json: body }),
        );
        for (const path of ['/', '/portfolio']) {
          await opened.goto(path);
          await ready(opened.page);
          await opened.page.getByText(says).first().waitFor();
          expect(await opened.page.locator('main').innerText()).not.to.include(hides);
          expect(await looks(opened.page, `${path}, ${state}`)).to.deep.equal([]);
        }
      });
  });
}
