import { expect } from 'chai';
import { ADMIN, type ConsoleRun } from '../../support/console/run.ts';
import { acceptTerms, kycApprove, signInDirectly } from '../../support/console/steps.ts';

/** Follows the stream as a page of the console does; `window.told` is settled by the first change of a verification. */
const FOLLOW = `new Promise((opened, failed) => {
  const source = new EventSource('/api/operator/events');
  source.onopen = () => opened();
  source.onerror = failed;
  window.told = new Promise((resolve) => {
    source.addEventListener('changed', ({ data }) => data.includes('"kyc"') && resolve(JSON.parse(data).topics));
  });
})`;

export function eventsSuite(run: () => ConsoleRun): void {
  describe('live events of operators', () => {
    it('reach a page while another wallet changes data', async () => {
      const { url } = run().stack;
      const operator = await run().open({ wallet: ADMIN });
      await signInDirectly(operator, url);
      await operator.page.evaluate(FOLLOW);
      const person = await run().open();
      await signInDirectly(person, url);
      await acceptTerms(person);
      await kycApprove(person);
      expect(await operator.page.evaluate('window.told')).to.include('kyc');
    });
  });
}
