import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const START_SECONDS = 120;

export type StartedService = Readonly<{
  url: string;
  /** Stops the service, whose embedded database serves one process, runs an operator's command, and starts the service again. */
  operate(...command: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}>;

/** The real binary in a separate process, with a data directory that is deleted with it. */
export async function startService(env: Readonly<Record<string, string>>): Promise<StartedService> {
  const dir = mkdtempSync(join(tmpdir(), 'demo-'));
  const port = String(await freePort());
  const place = {
    cwd: dir,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'warn', ...env },
  };
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const endWithUs = () => child?.kill('SIGKILL');
  process.once('exit', endWithUs);
  const start = async () => {
    child = spawn(process.execPath, [MAIN, 'serve'], { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
    await healthy(url, child);
  };
  const end = async () => {
    child?.kill('SIGTERM');
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const operate = async (...command: readonly string[]) => {
    await end();
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'operator', ...command], place);
    await start();
    return stdout;
  };
  const stop = async () => {
    await end();
    process.off('exit', endWithUs);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await start();
    return { url, operate, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until the service reports that it is healthy. */
async function healthy(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => (said += chunk));
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const health = await fetch(`${url}/api/health`).then(
      (response) => response.json(),
      () => undefined,
    );
    if ((health as { status?: string } | undefined)?.status === 'ok') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the service did not become healthy within ${START_SECONDS} s (${endOf(child)}):\n${said}`);
}

function endOf({ exitCode, signalCode }: ChildProcess): string {
  if (signalCode !== null) return `ended by ${signalCode}`;
  return exitCode === null ? 'still running' : `exited with code ${exitCode}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
