import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Found = readonly Readonly<{ id: string; nodes: readonly Readonly<{ target: unknown; html: string }>[] }>[];

/**
 * Ends every animation at once: a popup that is still closing would be reported as it looks half-way. It does not wait for them to end by
 * themselves, because the one of a part that loads never does.
 */
const settled = `for (const animation of document.getAnimations())
  animation.effect.getComputedTiming().endTime === Infinity ? animation.cancel() : animation.finish()`;

/** What depends on the colours of a theme; everything else was found in the first one. */
const OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The violations of axe in either theme. `where` names the state of the page. */
export async function accessFaults(page: Page, where: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(settled);
    // `evaluate` is not subject to the page's policy.
    if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(AXE);
    const options = JSON.stringify(theme === 'light' ? {} : OF_COLOURS);
    const found = (await page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`)) as Found;
    for (const { id, nodes } of found)
      faults.push(...nodes.map(({ target, html }) => `${where}, ${theme}: ${id} at ${target} ${html}`));
  }
  return faults;
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessFaults(page, where)).to.deep.equal([]);
}

export type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Up to this width nobody expects that a table scrolls sideways. */
const NARROW = 640;

/** What is wider than its place: the page than its window, or on a narrow screen a table than the screen, which cuts it. */
export async function widthFaults(page: Page, where: string): Promise<readonly string[]> {
  const wide = `[...document.querySelectorAll('section:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => innerWidth <= ${NARROW} && scrollWidth > clientWidth + 1)
    .map((table) => table.getAttribute('aria-label'))`;
  const [content, view, tables] = (await page.evaluate(
    `[document.documentElement.scrollWidth, innerWidth, ${wide}]`,
  )) as [number, number, string[]];
  return [
    ...(content > view ? [`${where}: ${content} px wide in a window of ${view} px`] : []),
    ...tables.map((label) => `${where}: "${label}" is cut`),
  ];
}

export async function expectToFit(page: Page, where: string): Promise<void> {
  expect(await widthFaults(page, where)).to.deep.equal([]);
}
