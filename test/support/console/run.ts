import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import type { Hex } from 'viem';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import { inBrowser } from '../service/browser.ts';
import { InjectedWallet, injectWallet } from '../service/injected-wallet.ts';
import { describeOnStack, type Stack } from '../service/stack.ts';
import type { Theme } from './accessible.ts';
import { Problems } from './problems.ts';

/** A walk over every page asks for more in a minute than a person does. */
export const UNLIMITED = Object.fromEntries(
  ['CONSOLE', 'GATE', 'READ', 'NETWORK'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
);

export const PHONE = 390;
export const DESK = 1440;
const HEIGHTS: Readonly<Record<number, number>> = { [PHONE]: 844 };

type Wish = Readonly<{
  /** Below `/console`. */
  path?: string;
  /** The index of a development account whose wallet is announced; `none` for a browser without a wallet. */
  wallet?: number | 'none';
  theme?: Theme;
  width?: number;
  /** The browser's own. */
  language?: string;
}>;

/** One browser context with the console open in its first page. */
export type Opened = Readonly<{
  page: Page;
  context: BrowserContext;
  wallet: InjectedWallet;
  problems: Problems;
  /** Everything that was answered since the context was opened. */
  responses: readonly Response[];
  /** Goes to a path below `/console`, which loads everything again. */
  goto(path: string): Promise<Response>;
}>;

/** What all suites of the console share: one service, its chains and one browser. */
export type ConsoleRun = Readonly<{ stack: Stack; browser: Browser; open(wish?: Wish): Promise<Opened> }>;

/** An ordinary account: neither a signer of the stack nor an operator. */
export const SOMEBODY = 5;
/** What the sandbox names admin and reviewer. */
export const ADMIN = 3;
export const REVIEWER = 4;

/**
 * The suites of the console, on one service process and in one browser. After each test its contexts are closed; a violation of the
 * policy, an error in a page or a request to another origin fails the test.
 */
export function describeConsole(
  title: string,
  suites: (run: () => ConsoleRun) => void,
  moreEnv: (world: Stack['world']) => Promise<Readonly<Record<string, string>>> = async () => ({}),
): void {
  describeOnStack(
    title,
    (stack) =>
      inBrowser((browser) => {
        const contexts: { context: BrowserContext; problems: Problems }[] = [];
        afterEach(async () => {
          const open = contexts.splice(0);
          await Promise.all(
            open.map(async ({ context, problems }) => {
              await problems.lookForFocus(context);
              await context.close();
            }),
          );
          for (const { problems } of open) problems.expectNone();
        });
        suites(() => ({
          stack: stack(),
          browser: browser(),
          open: async (wish = {}) => {
            const opened = await openContext(browser(), stack(), wish);
            contexts.push(opened);
            await opened.goto(wish.path ?? '');
            return opened;
          },
        }));
      }),
    async (world) => ({
      ...{ ...UNLIMITED, FOUR_EYES: 'on', TERMS_FILE: resolve('test/support/console/terms.md') },
      ...(await moreEnv(world)),
    }),
  );
}

async function openContext(
  browser: Browser,
  { url, world, ethereum }: Stack,
  { wallet = SOMEBODY, theme = 'light', width = DESK, language = 'en-US' }: Wish,
): Promise<Opened> {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const context = await browser.newContext({ viewport, colorScheme: theme, baseURL: url, locale: language });
  const problems = await Problems.of(context, url);
  const key = developmentAccounts[wallet === 'none' ? SOMEBODY : (wallet as 5)].privateKey as Hex;
  const nodes = [world.node, ethereum] as const;
  const injected =
    wallet === 'none' ? new InjectedWallet(context, nodes, key) : await injectWallet(context, nodes, key);
  const responses: Response[] = [];
  context.on('response', (response) => responses.push(response));
  const page = await context.newPage();
  const goto = async (path: string) => {
    const response = await page.goto(`/console${path}`);
    if (response === null) throw new Error(`${path} was not loaded`);
    return response;
  };
  return { page, context, wallet: injected, problems, responses, goto };
}
