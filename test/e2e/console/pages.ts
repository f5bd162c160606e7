import { expect } from 'chai';
import { accessFaults, widthFaults } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { type ConsoleRoute, consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, type Opened, PHONE, SOMEBODY } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

type Visitor = Readonly<{ who: string; wallet: number; isSignedIn: boolean; sees(route: ConsoleRoute): boolean }>;

const LARGE = 2_560;
const WIDEST_FIELD = 740;

/** Of the operators' pages, everybody else sees only why they may not see them. */
const ofEverybody = ({ isOfOperators, path }: ConsoleRoute) => !isOfOperators || path === '/operations';

const VISITORS: readonly Visitor[] = [
  { who: 'nobody in particular', wallet: SOMEBODY, isSignedIn: false, sees: ofEverybody },
  { who: 'a signed-in wallet', wallet: SOMEBODY, isSignedIn: true, sees: ofEverybody },
  { who: 'an operator', wallet: ADMIN, isSignedIn: true, sees: ({ isOfOperators }) => isOfOperators },
];

/** Requests of a page that its visitor may not make: the browser writes each into its own console. Who opens the operators' pages asks to be let in. */
const refusals = (path: string, responses: Opened['responses']) =>
  responses
    .filter((response) => [401, 403].includes(response.status()))
    .map((response) => `${path}: ${response.status()} ${new URL(response.url()).pathname}`)
    .filter((line) => line !== '/operations: 403 /api/operator/session');

/** Each page is loaded once for each kind of visitor, and looked at in both themes and at both widths. */
export function pagesSuite(run: () => ConsoleRun): void {
  describe('every page', () => {
    it('is among the routes that these tests visit', () => {
      expect(consoleRoutes.map(({ path }) => path)).to.include.members(['/', '/buy', '/settings', '/operations']);
    });

    it(`begins at one edge of a screen of ${LARGE} px, and has no field wider than ${WIDEST_FIELD} px`, async () => {
      const opened = await run().open({ wallet: SOMEBODY });
      await signInDirectly(opened, run().stack.url);
      await opened.page.setViewportSize({ width: LARGE, height: 1_000 });
      const edges = new Map<number, string[]>();
      const wide: string[] = [];
      for (const { path } of consoleRoutes.filter(ofEverybody)) {
        await opened.goto(path);
        await ready(opened.page);
        const edge = Math.round((await opened.page.locator('main h1').boundingBox())?.x ?? 0);
        edges.set(edge, [...(edges.get(edge) ?? []), path]);
        for (const field of await opened.page.locator('main form input, main form select, main form button').all()) {
          const width = (await field.boundingBox())?.width ?? 0;
          if (width > WIDEST_FIELD) wide.push(`${path}: ${width} px`);
        }
      }
      expect([...edges]).to.have.length(1);
      expect(wide).to.deep.equal([]);
    });

    for (const { who, wallet, isSignedIn, sees } of VISITORS)
      it(`that ${who} can open is accessible, no wider than the screen, and asks for nothing that is refused`, async () => {
        const opened = await run().open({ wallet });
        if (isSignedIn) await signInDirectly(opened, run().stack.url);
        const faults: string[] = [];
        for (const { path } of consoleRoutes.filter(sees)) {
          const before = opened.responses.length;
          await opened.goto(path);
          for (const width of [DESK, PHONE]) {
            const where = `${path} at ${width} px`;
            await opened.page.setViewportSize({ width, height: 900 });
            await ready(opened.page);
            faults.push(...(await widthFaults(opened.page, where)), ...(await accessFaults(opened.page, where)));
          }
          faults.push(...refusals(path, opened.responses.slice(before)));
        }
        expect(faults).to.deep.equal([]);
      });
  });
}
