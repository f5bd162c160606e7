import { expect } from 'chai';
import { accessFaults, widthFaults } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRoute, consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, PHONE, SOMEBODY } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

type Visitor = Readonly<{ who: string; wallet: number; isSignedIn: boolean; sees(route: ConsoleRoute): boolean }>;

/** Of the operators' pages, everybody else sees only why they may not see them. */
const ofEverybody = ({ isOfOperators, path }: ConsoleRoute) => !isOfOperators || path === '/operations';

const VISITORS: readonly Visitor[] = [
  { who: 'nobody in particular', wallet: SOMEBODY, isSignedIn: false, sees: ofEverybody },
  { who: 'a signed-in wallet', wallet: SOMEBODY, isSignedIn: true, sees: ofEverybody },
  { who: 'an operator', wallet: ADMIN, isSignedIn: true, sees: ({ isOfOperators }) => isOfOperators },
];
const LONGEST_MS = 180_000;

/** Each page is loaded once for each kind of visitor, and looked at in both themes and at both widths. */
export function pagesSuite(run: () => ConsoleRun): void {
  describe('every page', function () {
    this.timeout(LONGEST_MS);

    it('is among the routes that these tests visit', () => {
      expect(consoleRoutes.map(({ path }) => path)).to.include.members(['/', '/buy', '/settings', '/operations']);
    });

    for (const { who, wallet, isSignedIn, sees } of VISITORS)
      it(`that ${who} can open is accessible, and no wider than the screen`, async () => {
        const opened = await run().open({ wallet });
        if (isSignedIn) await signInDirectly(opened, run().stack.url);
        const faults: string[] = [];
        for (const { path } of consoleRoutes.filter(sees)) {
          await opened.goto(path);
          for (const width of [DESK, PHONE]) {
            const where = `${path} at ${width} px`;
            await opened.page.setViewportSize({ width, height: 900 });
            await ready(opened.page);
            faults.push(...(await widthFaults(opened.page, where)), ...(await accessFaults(opened.page, where)));
          }
        }
        expect(faults).to.deep.equal([]);
      });
  });
}
