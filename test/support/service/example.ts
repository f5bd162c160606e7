import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export const EXAMPLES = resolve(import.meta.dirname, '../../../../examples');

export type Ran = Readonly<{ code: number; output: string }>;

/** Runs the script as a reader would, with this environment only. */
export async function runExample(name: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [resolve(EXAMPLES, name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: Number(code), output: out + errors };
}
