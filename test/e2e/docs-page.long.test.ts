import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { AuthorizePurchase } from '../../src/adapters/http/sale/sale.schemas.ts';
import { describe as describeApi } from '../../src/infrastructure/process/routes.ts';
import { type RunningServer, startServer } from '../../src/infrastructure/process/server.ts';
import { freePort } from '../support/servers/free-port.ts';
import { inBrowser } from '../support/service/browser.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../support/service/world.ts';

/** An element in the browser: these tests are compiled without its types. */
type Queried = Readonly<{ querySelector(selector: string): { innerText: string } | null }>;

describe('the API reference', () => {
  inBrowser((browser: () => Browser) => {
    let world: TestWorld;
    let server: RunningServer;
    let context: BrowserContext;
    let page: Page;
    let owner: SignedIn;
    let baseUrl: string;
    let foreign: string[];
    let complaints: string[];

    // The reference takes seconds to draw, so one page is opened, and every test goes on where the last one stopped.
    before('open the reference', async () => {
      const port = await freePort();
      baseUrl = `http://127.0.0.1:${port}`;
      world = await aWorld({ PORT: String(port), BASE_URL: baseUrl });
      server = await startServer(world.app, '127.0.0.1', port);
      owner = await signedIn(world);
      await world.api.post('/api/user').send({ wallet: owner.address }).expect(200);
      context = await browser().newContext({ viewport: { width: 1280, height: 1600 } });
      const [name, value] = owner.cookie.split('=') as [string, string];
      await context.addCookies([{ name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' }]);
      [foreign, complaints] = [[], []];
      await context.route('**/*', (route) => {
        const url = route.request().url();
        if (url.startsWith(baseUrl) || url.startsWith('data:')) return route.continue();
        foreign.push(url);
        return route.abort();
      });
      page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${baseUrl}/docs`);
      await page.waitForSelector('.opblock');
    });
    after(async () => {
      await context?.close();
      await server?.stop();
    });
    beforeEach(() => {
      [foreign, complaints] = [[], []];
    });

    /** Opens an operation, unless it is open already. */
    const opened = async (operationId: string) => {
      const operation = page.locator(`[id$="-${operationId}"]`);
      const button = operation.locator('button.execute');
      if ((await button.count()) === 0) await operation.locator('.opblock-summary-control').click();
      await button.waitFor();
      return operation;
    };
    /** Opens an operation and sends the suggested request; returns the response that the page shows. */
    const execute = async (operationId: string, fill: (operation: ReturnType<Page['locator']>) => Promise<void>) => {
      const operation = await opened(operationId);
      await fill(operation);
      await operation.locator('button.execute').click();
      const answer = operation.locator('.live-responses-table .response');
      await answer.waitFor();
      return { status: await answer.locator('.response-col_status').innerText(), text: await answer.innerText() };
    };

    it('shows every operation, from this service only, without violations of its policy', async () => {
      const { paths } = describeApi(world.routes);
      const operations = Object.entries(paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const shown = await page.locator('.opblock-summary').evaluateAll((summaries) =>
        summaries.map((summary) => {
          const { querySelector } = summary as unknown as Queried;
          const of = (part: string) => querySelector.call(summary, `.opblock-summary-${part}`);
          return `${of('method')?.innerText} ${of('path')?.innerText}`.replaceAll('\u200b', '');
        }),
      );
      expect(shown).to.have.members(operations);
      expect(foreign).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      expect(world.errorTracker.reported).to.deep.equal([]);
    });

    it('opens with how to start, lists what a newcomer needs first, and what the operator’s timer calls last', async () => {
      const tags = await page.locator('.opblock-tag a').allInnerTexts();
      expect(tags.slice(0, 4)).to.deep.equal(['Authentication', 'Compliance', 'KYC', 'Sale']);
      expect(tags.at(-1)).to.equal('Jobs');
      const headings = await page.locator('h1, h2').allInnerTexts();
      expect(headings[0]).to.match(/^Institutional DeFi API/);
      expect(headings[1]).to.equal('Getting started');
      const links = await page
        .locator('.info .description a')
        .evaluateAll((all) => all.map((link) => String((link as unknown as { href: string }).href)));
      for (const link of links.filter((one) => !one.includes('#')))
        expect((await page.request.get(link)).status(), link).to.equal(200);
      for (const link of links.filter((one) => one.includes('#')))
        expect(
          await page.locator(`[id="operations-${link.split('#/')[1]?.replace('/', '-')}"]`).count(),
          link,
        ).to.equal(1);
    });

    it('opens the operation that a link names', async () => {
      await page.getByRole('link', { name: 'Ask for an authorization' }).click();
      const operation = page.locator('[id="operations-Sale-authorizePurchase"]');
      await operation.locator('button.execute').waitFor();
      expect((await operation.boundingBox())?.y).to.be.within(-1, 1600);
      expect(context.pages()).to.have.length(1);
      expect(foreign).to.deep.equal([]);
    });

    for (const width of [390, 1440])
      it(`fits a screen that is ${width} pixels wide, closed and with operations open`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const widthOfContent = () => page.evaluate('document.documentElement.scrollWidth') as Promise<number>;
        expect(await widthOfContent()).to.equal(width);
        for (const operationId of ['signIn', 'authorizePurchase', 'listTokens', 'prepareTransfer']) {
          await opened(operationId);
          expect(await widthOfContent(), operationId).to.equal(width);
        }
        const listed = await opened('listTokens');
        await listed.locator('button.execute').click();
        const answer = listed.locator('.live-responses-table .response');
        await answer.waitFor();
        expect(await answer.locator('.response-col_status').innerText()).to.match(/^200/);
        expect(await widthOfContent(), 'with an answer').to.equal(width);
        expect(complaints).to.deep.equal([]);
      });

    it('lets a signed-in user read their own data', async () => {
      const { status, text } = await execute('viewUser', async () => {});
      expect(status).to.match(/^200/);
      expect(text).to.include(owner.address);
    });

    it('lets a signed-in user send the example of a body', async () => {
      const { status, text } = await execute('acceptTerms', async (operation) => {
        const body = operation.locator('textarea.body-param__text');
        expect(await body.inputValue()).to.include('termsVersion');
        await body.fill(JSON.stringify({ wallet: owner.address, termsVersion: '1' }));
      });
      expect(status).to.match(/^200/);
      expect(text).to.include('"accepted": true');
      expect(await world.terms.acceptanceOf(owner.address, '1')).to.not.equal(undefined);
      expect(complaints).to.deep.equal([]);
    });

    it('blocks an injected script, and the browser reports it here', async () => {
      const reported = page.waitForResponse((response) => response.url().endsWith('/api/csp-report'));
      await page.evaluate(`(() => {
        const script = document.createElement('script');
        script.textContent = 'window.stolen = true';
        document.body.append(script);
      })()`);
      expect((await reported).status()).to.equal(200);
      expect(await page.evaluate('window.stolen')).to.equal(undefined);
      const [violation] = world.errorTracker.reported;
      expect(violation).to.include({
        directive: 'script-src-elem',
        blockedUrl: 'inline',
        documentUrl: `${baseUrl}/docs`,
      });
    });

    it('suggests a valid body', async () => {
      const operation = await opened('authorizePurchase');
      const suggested = JSON.parse(await operation.locator('textarea.body-param__text').inputValue());
      expect(suggested).to.deep.equal(AuthorizePurchase.meta()?.example);
      if (process.env.SCREENSHOT !== undefined) await page.screenshot({ path: process.env.SCREENSHOT });
    });
  });
});
