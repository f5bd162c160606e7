import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Runs the suite in a real browser. Without one it is skipped with a message, or fails if CI is set. */
export function inBrowser(suite: (browserOf: () => Browser) => void): void {
  describe('in a real browser', () => {
    let running: Browser | undefined;
    before('start the browser', async function () {
      running = await startBrowser();
      if (running === undefined) this.skip();
    });
    after('close the browser', async () => await running?.close());
    suite(() => {
      if (running === undefined) throw new Error('the browser is not running');
      return running;
    });
  });
}

async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  // Debian's Chromium does not run its sandbox as root, the account of tests in containers.
  if (executablePath !== undefined) return await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const message = 'No browser for the tests: install chromium, or set CHROMIUM_PATH';
  if (process.env.CI !== undefined) throw new Error(message);
  console.error(`\n!!! ${message}. EVERY TEST IN A BROWSER IS SKIPPED.\n`);
  return undefined;
}
