import { expect } from 'chai';
import type { Page, Response } from 'playwright-core';
import { ADMIN, type ConsoleRun, SOMEBODY } from '../../support/console/run.ts';
import { acceptTerms, kycApprove, signInDirectly } from '../../support/console/steps.ts';

const NEWS = 'There is something new.';
/** More than a browser has connections to one host over HTTP/1.1. */
const TABS = 8;
const isStream = (response: Response) => response.url().endsWith('/api/operator/events');

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
      await expectNews(others, SOMEBODY + 1);
      expect(responses.filter(isStream)).to.have.length(2);
    });
  });
}
