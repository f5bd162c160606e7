import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';

/** The browser writes one for every answer from 400 on; pages show those themselves. */
const FAILED_RESOURCE = /^Failed to load resource:/;

/** What no page may do, counted over all pages of a context. */
export class Problems {
  readonly violations: string[] = [];
  readonly errors: string[] = [];
  readonly elsewhere: string[] = [];
  readonly lostFocus: string[] = [];

  static async of(context: BrowserContext, origin: string): Promise<Problems> {
    const problems = new Problems();
    await context.exposeBinding('violated', (_source, text: string) => problems.violations.push(text));
    await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      window.violated(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`);
    await context.addInitScript(FOCUS);
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) problems.elsewhere.push(url);
    });
    context.on('page', (page) => problems.#watch(page));
    return problems;
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      const isWorthy = ['error', 'warning'].includes(message.type()) && !FAILED_RESOURCE.test(message.text());
      if (isWorthy) this.errors.push(message.text());
    });
  }

  /** Notes the pages in which a control that had the focus is gone, and nothing has it now. Asked before the context is closed. */
  async lookForFocus(context: BrowserContext): Promise<void> {
    const lost = await Promise.all(
      context.pages().map(async (page) => {
        await page.waitForFunction(hasFocus, undefined, { timeout: 10_000 }).catch(() => {});
        return page.evaluate('window.lostFocus?.()');
      }),
    );
    this.lostFocus.push(...lost.filter((one): one is string => typeof one === 'string'));
  }

  expectNone(): void {
    const { violations, errors, elsewhere, lostFocus } = this;
    const none = { violations: [], errors: [], elsewhere: [], lostFocus: [] };
    expect({ violations, errors, elsewhere, lostFocus }).to.deep.equal(none);
  }
}

/** Runs in the page, which forbids to evaluate text. */
const hasFocus = () => (globalThis as { lostFocus?: () => string | undefined }).lostFocus?.() === undefined;

/** `lostFocus()`: the control that had the focus, if it is gone or disabled and nothing has the focus now. */
const FOCUS = `(() => {
  let last;
  document.addEventListener('focusin', ({ target }) => { last = target; });
  document.addEventListener('pointerdown', () => { last = undefined; });
  window.lostFocus = () => last !== undefined && document.activeElement === document.body && (!last.isConnected || last.matches(':disabled'))
    ? last.outerHTML.slice(0, 200) : undefined;
})()`;
