import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';

/** The browser writes one for every answer from 400 on; pages show those themselves. */
const FAILED_RESOURCE = /^Failed to load resource:/;

/** What no page may do, counted over all pages of a context. */
export class Problems {
  readonly violations: string[] = [];
  readonly errors: string[] = [];
  readonly elsewhere: string[] = [];

  static async of(context: BrowserContext, origin: string): Promise<Problems> {
    const problems = new Problems();
    await context.exposeBinding('violated', (_source, text: string) => problems.violations.push(text));
    await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      window.violated(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`);
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

  expectNone(): void {
    const { violations, errors, elsewhere } = this;
    expect({ violations, errors, elsewhere }).to.deep.equal({ violations: [], errors: [], elsewhere: [] });
  }
}
