import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { whenProcessEnds } from '../when-process-ends.ts';
import { freePort } from './free-port.ts';

const PLACES = [process.env.REDIS_SERVER_PATH, '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** A local Redis server that can stop and start again on the same port. */
export type RedisServer = Readonly<{
  url: string;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  /** It keeps its connections and says nothing more. */
  hang(): void;
  resume(): void;
}>;

/** Runs the suite on a real Redis server. Without one it is skipped with a message, or fails if CI is set. */
export function onRedis(suite: (serverOf: () => RedisServer) => void): void {
  describe('on a Redis server', () => {
    let server: RedisServer | undefined;
    before('start the server', async function () {
      server = await startRedisServer();
      if (server === undefined) this.skip();
    });
    after('stop the server', async () => await server?.goDown());
    suite(() => {
      if (server === undefined) throw new Error('the server is not running');
      return server;
    });
  });
}

export async function startRedisServer(): Promise<RedisServer | undefined> {
  const program = PLACES.find((place) => place !== undefined && existsSync(place));
  if (program === undefined) {
    const message = 'No Redis server for the tests: install redis-server, or set REDIS_SERVER_PATH';
    if (process.env.CI !== undefined) throw new Error(message);
    console.error(`\n!!! ${message}. EVERY TEST ON A REDIS SERVER IS SKIPPED.\n`);
    return undefined;
  }
  const port = await freePort();
  let running: ChildProcess | undefined;
  let dir = '';
  let forget = () => {};
  const comeBack = async () => {
    dir = mkdtempSync(join(tmpdir(), 'redis-'));
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
    const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    forget = whenProcessEnds(() => child.kill('SIGKILL'));
    await readiness(child.stdout);
    running = child;
    for (const handle of [child, child.stdout as unknown as Socket]) handle.unref();
  };
  await comeBack();
  return {
    url: `redis://127.0.0.1:${port}`,
    comeBack,
    hang: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    goDown: async () => {
      const child = running;
      running = undefined;
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.ref();
      child.kill('SIGKILL');
      await ended;
      forget();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function readiness(output: Readable): Promise<void> {
  let said = '';
  for await (const text of output.iterator({ destroyOnReturn: false })) {
    said += text;
    if (said.includes('Ready to accept connections')) return;
  }
  throw new Error(`redis-server ended: ${said}`);
}
