import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const LOCAL = 'http://localhost:3000';
const BETWEEN = '\n=== the next block ===\n';

export type Block = Readonly<{ page: string; language: string; text: string }>;

/** The languages whose blocks a reader runs. */
const RUN = ['sh', 'http', 'ts', 'js'];

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Every fenced block of README and docs that a reader runs, in the order of its page. */
export const blocks: readonly Block[] = pages.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^ *```(\w+).*\n([\s\S]*?)^ *```$/gm)]
    .map(([, language = '', text = '']) => ({ page, language, text }))
    .filter(({ language }) => RUN.includes(language)),
);

/**
 * Blocks that are not run by the runner, by the beginning of their first line. Those of the guides are programs, which
 * test/e2e/guides.long.test.ts compiles and runs.
 */
const NOT_RUN: readonly (readonly [beginning: string, reason: string])[] = [
  ['npm ci', 'installs packages; the tests run where they are installed'],
  ['npm run bench', 'measures for many minutes; test/bench runs its parts'],
  ['npm run drill', 'breaks what the service depends on, for hours'],
  ['npm run eval:chat', 'reads all sets for minutes; test/chat-eval runs its parts'],
  ['npm run demo -- --console', 'stays open for a person'],
  ['docker ', 'needs a container engine'],
  ['mkdir -m 700 secrets', 'needs a container engine'],
  ['kubectl ', 'needs a cluster'],
  ['overlay=', 'needs a cluster'],
  ['sudo -u postgres createuser', 'asks for a password'],
  ['git clone <repository>', 'holds placeholders'],
  ['install -d ', 'changes the machine, as root'],
  ['cp -r ops/systemd', 'needs a machine with systemd'],
  ['systemctl ', 'needs a machine with systemd'],
  ['git -c gpg', 'holds placeholders, and needs a release'],
  ['curl -sN ', 'prints a stream that does not end'],
  ['node bin/service.mjs dead-letters <id>', 'holds placeholders'],
  ['node bin/service.mjs dead-letters', 'needs no sign-in; test/infrastructure/commands runs it'],
];

/** Why the runner leaves the block out; undefined when it runs it. */
export function whyNotRun({ page, language, text }: Block): string | undefined {
  if (page.startsWith('docs/guides/') && language === 'ts') return 'a program of a guide';
  return NOT_RUN.find(([beginning]) => text.trimStart().startsWith(beginning))?.[1];
}

export const unusedReasons = (): readonly string[] =>
  NOT_RUN.map(([beginning]) => beginning).filter(
    (beginning) => !blocks.some(({ text }) => text.trimStart().startsWith(beginning)),
  );

export const shellOf = (page: string): readonly string[] =>
  blocks.filter((block) => block.page === page && block.language === 'sh' && !whyNotRun(block)).map(({ text }) => text);

/**
 * Runs the shell blocks one after the other in one shell, in a folder that holds what a checkout holds; the folder is deleted. Returns what
 * each prints. Rejects when a command fails or a variable is not set.
 */
export async function runShell(
  scripts: readonly string[],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  // Below `dist`, so that programs find the packages of this repository.
  mkdirSync(join(ROOT, 'dist/documents'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist/documents/run-'));
  for (const name of ['bin', 'docs', 'examples']) symlinkSync(join(ROOT, name), join(folder, name));
  const script = scripts.join(`\nprintf '${BETWEEN.replaceAll('\n', '\\n')}'\n`).replaceAll(LOCAL, url);
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split(BETWEEN);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The codes of the refusals among what was printed. The description of the API holds examples of refusals, and is left out. */
export const refusalsIn = (printed: readonly string[]): readonly string[] =>
  printed
    .filter((text) => !text.includes('"openapi":"3.1'))
    .flatMap((text) => [...text.matchAll(/"success":false,"error":.*?"code":"(\w+)"/g)].map(([, code = '']) => code));
