import { errors, type Page } from 'playwright-core';

/** Resolves when the page shows its heading and nothing on it is still being loaded. */
export async function ready(page: Page): Promise<void> {
  try {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[class*="skeleton"]').first().waitFor({ state: 'detached' });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const asked = (await page.requests()).filter((request) => request.timing().responseEnd === -1);
    const open = asked.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
    throw new Error(`${page.url()} is still loading; without an answer: ${open.join(', ') || 'nothing'}`, {
      cause: error,
    });
  }
}
