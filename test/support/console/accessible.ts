import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Found = readonly Readonly<{ id: string; nodes: readonly Readonly<{ target: unknown; html: string }>[] }>[];

/** Ends transitions at once: a popup that is still closing is reported as it looks half-way. */
const settled = 'Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))';

/** No violation of axe in one of the themes; both are looked at unless the page chose one itself. `where` names the state of the page. */
export async function expectAccessible(page: Page, where: string, themes: readonly Theme[] = THEMES): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    // `evaluate` is not subject to the page's policy.
    await page.evaluate(AXE);
    const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Found;
    const faults = found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
    expect(faults, `${where}, ${colorScheme}`).to.deep.equal([]);
  }
}

export type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

/** The page is not wider than its window. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  const [content, view] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as number[];
  expect(content, `width of ${where}`).to.be.at.most(view ?? 0);
}
