import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Server = Readonly<{ url: string; stop: () => Promise<void> }>;

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const running = new Set<ChildProcess>();

// Whatever ends the bench ends what it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs a compiled module as a process of its own, with this environment and no other, until it logs
 * `{"msg":"listening","url":…}`. It logs into a file, as services do: nobody has to read for it to go on.
 */
export async function startServer(
  [module, ...args]: readonly [module: string, ...args: string[]],
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = join(folder, 'log');
  const child = spawn(process.execPath, [fileURLToPath(new URL(module, import.meta.url)), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings },
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await listening(child, log, module), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listening(child: ChildProcess, log: string, module: string): Promise<string> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await pause(50)) {
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
    const url = lines.map(urlWhenListening).find((url) => url !== undefined);
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`${module} ended with ${child.exitCode}:\n${lines.join('\n')}`);
  }
  throw new Error(`${module} did not listen within ${START_LIMIT_MS} ms`);
}

function urlWhenListening(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { msg, url } = JSON.parse(line) as { msg?: string; url?: string };
  return msg === 'listening' ? url : undefined;
}

async function end(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
