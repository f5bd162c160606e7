import { expect } from 'chai';
import { widthFaults } from '../../support/console/accessible.ts';
import { answerWith } from '../../support/console/hostile-answers.ts';
import { coveredFaults, hostileFaults } from '../../support/console/misread.ts';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { ADMIN, type ConsoleRun, DESK, type Opened, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

const RUN = 'window.stolen=1';
const ELEMENTS = `'"><x-hostile></x-hostile><img src=x onerror="${RUN}"><svg onload="${RUN}"></svg></script><script>${RUN}</script>
<a href="javascript:${RUN}">x</a>{{constructor.constructor('${RUN}')()}}\${${RUN}}\u0000`;

/** What a stored text could try on whoever reads it. */
const TEXTS = {
  'a link that is executed, markup, templates, and look-alike letters without end': `javascript:${RUN}//${ELEMENTS}\u0405\u0410\u0415${'W'.repeat(500)}`,
  'letters and marks that change the direction': '\u202e\u2067\u200b\u05d0\u05d1\u05d2\u2066\u202e',
};

/** More that a page shows after a press. */
const PRESSES: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
  '/agent': async ({ page }) => {
    await page.getByLabel('Your message').fill('help');
    await page.getByLabel('Your message').press('Enter');
    await page.getByRole('article').nth(1).waitFor();
  },
};

export function hostileSuite(run: () => ConsoleRun): void {
  describe('texts of others', () => {
    for (const [what, text] of Object.entries(TEXTS))
      it(`change nothing but themselves on every page: ${what}`, async () => {
        const opened = await run().open({ wallet: ADMIN });
        const { page, context } = opened;
        await signInDirectly(opened, run().stack.url);
        page.on('dialog', (dialog) => faults.push(`a dialog: ${dialog.message()}`));
        const faults: string[] = [];
        await answerWith(context, text);
        for (const { path } of consoleRoutes) {
          await opened.goto(path);
          await ready(page);
          await PRESSES[path]?.(opened);
          for (const width of [DESK, PHONE]) {
            const where = `${path} at ${width} px`;
            await page.setViewportSize({ width, height: 900 });
            faults.push(...(await hostileFaults(page, where)), ...(await widthFaults(page, where)));
          }
          faults.push(...(await coveredFaults(page, path)));
        }
        expect(faults.join('\n')).to.equal('');
      });
  });
}
