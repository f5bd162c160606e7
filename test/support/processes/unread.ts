import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { MAIN } from '../service/process.ts';

/** What the sub-command writes besides its output, and its status, when nobody reads the output. */
export async function unread(command: string, env: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
  const script = `{ "$0" "$1" ${command}; echo "status $?" >&2; } | true`;
  const shell = spawn('sh', ['-c', script, process.execPath, MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  return await text(shell.stderr);
}
