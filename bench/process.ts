import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The URL at which it listens, and the site for which users sign in there. */
export type Site = Readonly<{ url: string; baseUrl: string }>;
/** What a process has used so far: microseconds of processor time, and bytes of memory now. */
export type Usage = Readonly<{ cpu: number; rss: number }>;
export type Server = Site &
  Readonly<{ pid: number; usage: () => Promise<Usage>; startMs: number; stop: () => Promise<void> }>;

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const running = new Set<ChildProcess>();
let started = 0;
const logs = mkdtempSync(join(tmpdir(), 'bench-'));

// However the bench ends, the processes that it started end too.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(logs, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs a compiled module in a separate process, with this environment only, until it logs
 * `{"msg":"listening","url":…}`. It logs to a file, as services do, so that it never waits for a reader.
 */
export async function startServer(
  [module, ...args]: readonly [module: string, ...args: string[]],
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  started += 1;
  const log = join(logs, `${started}${module.replaceAll('/', '-')}`);
  const output = openSync(log, 'w');
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', pathOf('./usage.js'), pathOf(module), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const site = await listening(child, log, module);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${module} did not start`);
  return { ...site, pid, usage: () => usageOf(child), startMs: performance.now() - from, stop: () => end(child) };
}

const pathOf = (module: string) => fileURLToPath(new URL(module, import.meta.url));

/** Ends all started processes: with SIGTERM, then with SIGKILL. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map(end));
}

async function listening(child: ChildProcess, log: string, module: string): Promise<Site> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await pause(20)) {
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
    const site = lines.map(siteOf).find((site) => site !== undefined);
    if (site !== undefined) return site;
    if (!running.has(child)) throw new Error(`${module} ended by itself:\n${lines.join('\n')}`);
  }
  throw new Error(`${module} did not listen within ${START_LIMIT_MS} ms`);
}

function siteOf(line: string): Site | undefined {
  if (!line.startsWith('{')) return undefined;
  const { msg, url, baseUrl = url } = JSON.parse(line) as { msg?: string; url?: string; baseUrl?: string };
  return msg === 'listening' && url !== undefined && baseUrl !== undefined ? { url, baseUrl } : undefined;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  return (await answer)[0] as Usage;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
