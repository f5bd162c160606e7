import { expect } from 'chai';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

/** What counts as good: https://web.dev/articles/cls */
const MOST_SHIFT = 0.05;

/** The sum of all shifts since the page was opened, with what moved most. */
const WATCH = `(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push([value, sources[0]?.node?.parentElement?.innerText?.slice(0, 40) ?? '']);
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

export function steadySuite(run: () => ConsoleRun): void {
  describe('pages that stand still', () => {
    for (const width of [DESK, PHONE])
      for (const isSignedIn of [false, true])
        it(`move by at most ${MOST_SHIFT} while they load, at ${width} px, ${isSignedIn ? 'signed in' : 'signed out'}`, async () => {
          const opened = await run().open({ wallet: ADMIN, width });
          await opened.context.addInitScript(WATCH);
          if (isSignedIn) await signInDirectly(opened, run().stack.url);
          const faults: string[] = [];
          for (const { path } of consoleRoutes) {
            await opened.goto(path);
            await ready(opened.page);
            await opened.page.waitForLoadState('networkidle').catch(() => {});
            const shifts = (await opened.page.evaluate('window.shifts')) as readonly [number, string][];
            const sum = shifts.reduce((total, [value]) => total + value, 0);
            const worst = [...shifts].sort(([a], [b]) => b - a)[0]?.[1];
            if (sum > MOST_SHIFT) faults.push(`${path}: ${sum.toFixed(3)}, most at "${worst}"`);
          }
          expect(faults).to.deep.equal([]);
        });
  });
}
