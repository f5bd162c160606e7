import { expect } from 'chai';
import type { Page, Response } from 'playwright-core';
import { ADMIN, type ConsoleRun, REVIEWER, SOMEBODY } from '../../support/console/run.ts';
import { acceptTerms, kycApprove, signInDirectly } from '../../support/console/steps.ts';

const NEWS = 'There is something new.';
const MAYBE_NEWS = 'There may be something new';
const REFUSED = 'Not live: the service does not admit this wallet';
/** After which a page tries again to open a stream that was refused. */
const RETRY_MS = 10_000;
/** More than a browser has connections to one host over HTTP/1.1. */
const TABS = 8;
const EVENTS = '/api/operator/events';
const SESSION = '/api/operator/session';
const PEOPLE = '/api/operator/users';
const isAnswerOf = (path: string) => (response: Response) => new URL(response.url()).pathname === path;
/** The service looks every 2.5 seconds whether a listener is still admitted. */
const ENDED_BY_MS = 10_000;
const isStream = isAnswerOf(EVENTS);

export function eventsSuite(run: () => ConsoleRun): void {
  describe('live events of operators', () => {
    it('reach every tab over one stream, which another tab takes over', async () => {
      const { url } = run().stack;
      const operator = await run().open({ wallet: ADMIN });
      await signInDirectly(operator, url);
      const { context, responses } = operator;
      const tabs = [operator.page];
      while (tabs.length < TABS) tabs.push(await context.newPage());
      for (const tab of tabs) {
        await tab.goto('/console/operations/people');
        await tab.getByRole('table').waitFor();
        await tab.getByText('Live:').waitFor();
      }
      expect(responses.filter(isStream)).to.have.length(1);

      const expectNews = async (told: readonly Page[], wallet: number) => {
        const person = await run().open({ wallet });
        await signInDirectly(person, url);
        await acceptTerms(person);
        await kycApprove(person);
        for (const tab of told) {
          await tab.getByText(NEWS).waitFor();
          await tab.getByRole('button', { name: 'Read again' }).click();
          await tab.getByText(NEWS).waitFor({ state: 'detached' });
        }
      };
      await expectNews(tabs, SOMEBODY);
      // The first tab holds the stream.
      const [holder, ...others] = tabs;
      await Promise.all([context.waitForEvent('response', isStream), holder?.goto('/console/markets')]);
      for (const tab of others) {
        await tab.getByText(MAYBE_NEWS).waitFor();
        await tab.getByRole('button', { name: 'Read again' }).click();
        await tab.getByText(MAYBE_NEWS).waitFor({ state: 'detached' });
      }
      await expectNews(others, SOMEBODY + 1);
      expect(responses.filter(isStream)).to.have.length(2);
    });

    it('read again after an interruption what is not audited, and say of the rest that it may have changed', async () => {
      const operator = await run().open({ wallet: ADMIN });
      await signInDirectly(operator, run().stack.url);
      const { page, context, responses } = operator;
      await page.clock.install();
      await context.route(`**${EVENTS}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
      await operator.goto('/operations/people');
      await page.getByText('Not live: the connection is being restored').waitFor();
      await page.getByRole('table').waitFor();
      const people = () => responses.filter(isAnswerOf(PEOPLE)).length;
      const before = people();
      const isOpen = () => responses.some((response) => isStream(response) && response.ok());
      const readAgain = context.waitForEvent('response', (response) => isAnswerOf(SESSION)(response) && isOpen());
      await page.clock.fastForward(RETRY_MS);
      await page.getByText('Live:').waitFor();
      await page.getByText(MAYBE_NEWS).waitFor();
      await readAgain;
      expect(people()).to.equal(before);
    });

    it('end where the service refuses the operator, who is asked for before the stream', async () => {
      for (const status of [401, 403]) {
        const operator = await run().open({ wallet: ADMIN });
        await signInDirectly(operator, run().stack.url);
        const { page, context, responses } = operator;
        await page.clock.install();
        const refuse = { status, json: { success: false, code: 'GATE_REQUIRED', error: 'Refused' } };
        await context.route(`**${EVENTS}`, (route) => route.fulfill(refuse));
        await operator.goto('/operations/people');
        await page.getByRole('table').waitFor();
        await page.getByText('Not live: the connection is being restored').waitFor();
        await context.route(`**${SESSION}`, (route) => route.fulfill(refuse));
        await page.clock.fastForward(RETRY_MS);
        await page.getByText(REFUSED).waitFor();
        await page.clock.fastForward(2 * RETRY_MS);
        expect(responses.filter(isStream)).to.have.length(1);
      }
    });

    it('of one session do not end those of the next one in the same browser', async () => {
      const { url } = run().stack;
      const first = await run().open({ wallet: ADMIN });
      await signInDirectly(first, url);
      await first.goto('/operations/people');
      await first.page.getByText('Live:').waitFor();
      const stream = first.responses.find(isStream);
      const other = await run().open({ wallet: REVIEWER });
      await first.context.request.post('/api/siwe?action=logout', { data: {} });
      await signInDirectly({ context: first.context, wallet: other.wallet }, url);
      const next = await first.context.newPage();
      await next.goto('/console/operations/people');
      await next.getByText('Live:').waitFor();
      // The browser does not always report the end of a stream that the page closes too.
      await Promise.race([stream?.finished(), next.waitForTimeout(ENDED_BY_MS)]);
      await next.getByRole('table').waitFor();
      expect(await next.getByText(REFUSED).count()).to.equal(0);
      expect(first.responses.filter(isStream).length).to.be.at.least(2);
    });
  });
}
