import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A page for integrators, by its path below `docs/`; it has the same path in this service. */
export type Page = Readonly<{ path: string; title: string; about: string }>;

export const GUIDES: readonly Page[] = [
  { path: 'guides/sign-in.md', title: 'Sign-in', about: 'RainbowKit, AppKit, Privy and plain viem' },
  { path: 'guides/sale.md', title: 'The sale', about: 'from the terms to the signed purchase' },
  { path: 'guides/gasless.md', title: 'Gasless transfers', about: 'a wallet without coins sends tokens' },
  { path: 'guides/agents.md', title: 'Agents over MCP', about: 'API keys, clients, tools and resources' },
  { path: 'guides/machine-payments.md', title: 'Machine payments', about: 'an agent pays for one request' },
];

export const TOPICS: readonly Page[] = [
  { path: 'errors-and-retries.md', title: 'Errors and retries', about: 'what to repeat, and how to repeat it safely' },
  { path: 'errors.md', title: 'Error codes', about: 'every code with its cause and remedy' },
  { path: 'sandbox.md', title: 'The sandbox', about: 'wallets, troubles, verifications and the clock' },
  { path: 'api-keys.md', title: 'API keys', about: 'create, limit and revoke them' },
  { path: 'transfers.md', title: 'Transfers', about: 'prepare, sign and send; fees and swaps' },
  { path: 'mcp.md', title: 'MCP', about: 'the tools and their scopes' },
];

/** The folder of this installation, above the compiled files; undefined when there is none. */
export function installation(from = import.meta.dirname): string | undefined {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  return above === from ? undefined : installation(above);
}

const ROOT = installation();
const texts = new Map<string, string>();

/** The Markdown of the page; undefined when `docs` was not installed. */
export async function textOf({ path }: Page): Promise<string | undefined> {
  const file = ROOT === undefined ? undefined : join(ROOT, 'docs', path);
  if (file === undefined || !existsSync(file)) return undefined;
  const text = texts.get(path) ?? (await readFile(file, 'utf8'));
  texts.set(path, text);
  return text;
}
