import { expect } from 'chai';
import { accessFaults, widthFaults } from '../../support/console/accessible.ts';
import { ready } from '../../support/console/ready.ts';
import { consoleRoutes } from '../../support/console/routes.ts';
import { type ConsoleRun, DESK, PHONE } from '../../support/console/run.ts';
import { signInDirectly } from '../../support/console/steps.ts';

export function languagesSuite(run: () => ConsoleRun): void {
  describe('the language', () => {
    it('is the browser’s first one that there is, until another one is chosen, which is kept', async () => {
      const { page } = await run().open({ language: 'de-AT' });
      await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).to.equal('de');
      await page.getByLabel('Sprache').selectOption({ label: 'Español' });
      await page.getByRole('heading', { level: 1, name: 'Resumen' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Resumen' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).to.equal('es');
    });

    it('of a page for operators or developers is English as a whole, with its frame and its figures', async () => {
      const { page } = await run().open({ language: 'de-DE', path: '/buy' });
      await page.getByRole('heading', { level: 1, name: 'Kaufen' }).waitFor();
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Entwickler' }).click();
      await page.getByRole('heading', { level: 1, name: 'Developer' }).waitFor();
      const frame = page.getByRole('navigation', { name: 'Main' });
      await frame.getByRole('link', { name: 'Portfolio' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).to.equal('en');
      expect(await page.locator('body').innerText()).not.to.match(/Kopieren|Anmelden|Einstellungen/);
      expect(await page.getByLabel('Language').locator('option:checked').innerText()).to.include('Deutsch');
      await frame.getByRole('link', { name: 'Buy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kaufen' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).to.equal('de');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Developer' }).waitFor();
      await page.getByRole('link', { name: 'Skip to the content' }).waitFor({ state: 'attached' });
    });

    it('is English where the browser wants others', async () => {
      const { page } = await run().open({ language: 'fr-FR' });
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    });

    it('loads the texts of one language only', async () => {
      const { page, responses } = await run().open({ language: 'es-MX', path: '/buy' });
      await ready(page);
      const loaded = responses
        .map((response) => new URL(response.url()).pathname)
        .filter((path) => /\/(?:first-)?(?:de|en)-[\w-]+\.js$/.test(path));
      expect(loaded).to.deep.equal([]);
    });

    for (const language of ['de-DE', 'es-ES'])
      it(`${language} fits every page of a customer, at both widths`, async () => {
        const opened = await run().open({ language });
        await signInDirectly(opened, run().stack.url);
        const faults: string[] = [];
        for (const { path } of consoleRoutes.filter(({ isOfOperators }) => !isOfOperators)) {
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
