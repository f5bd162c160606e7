import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { bundledOr } from './bundled-processes.ts';
import { describeAnswersOf } from './described-processes.ts';
import { recordLogged } from './undocumented.ts';

/** The service as it was compiled, module by module. */
export const MAIN = resolve(import.meta.dirname, '../../../src/main.js');
/** The same service as a few files, made by `scripts/bundle.mjs`. */
export const BUNDLED_MAIN = resolve(import.meta.dirname, '../../../bundle/main.js');
const LISTENING = /"url":"([^"]+)","baseUrl":"[^"]+","msg":"listening"/;

export type Running = Readonly<{
  child: ChildProcess;
  /** Everything it has written so far. */
  said(): string;
  /** The URL at which it listens; rejects when it ends before that. */
  url(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}>;

const children = new Set<ChildProcess>();

/** The real binary in a separate process, with this environment only. */
export function runMain(
  command: string | readonly string[],
  env: Readonly<Record<string, string>> = {},
  main = bundledOr(MAIN, 'main'),
): Running {
  const child = spawn(process.execPath, [main, ...[command].flat()], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk));
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child);
    recordLogged(said);
    return code ?? signal;
  });
  const url = async () => {
    for (;;) {
      const found = LISTENING.exec(said)?.[1];
      if (found !== undefined) {
        void ended.then(describeAnswersOf(found));
        return found;
      }
      if (!children.has(child)) throw new Error(`it ended before it listened:\n${said}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  return { child, said: () => said, url, ended };
}

/** Stops every process that a test left running. */
export async function endAll(): Promise<void> {
  const ending = [...children].map((child) => once(child, 'close'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ending);
}
