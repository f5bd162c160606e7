import type { Page } from 'playwright-core';

/** Resolves when the page shows its heading and nothing on it is still being loaded. */
export async function ready(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[class*="skeleton"]').first().waitFor({ state: 'detached' });
}
