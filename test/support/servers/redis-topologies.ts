import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../real-time.ts';
import { whenProcessEnds } from '../when-process-ends.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const NODES = 3;
const NAME = 'shared';

export type RedisTopology = Readonly<{
  url: string;
  /** Ends the server that takes writes; only of sentinels, which then promote the other. */
  killPrimary(): Promise<void>;
  close(): Promise<void>;
}>;

/** Programs in one temporary folder, which end with this process or with `close`. */
class Group {
  readonly dir = mkdtempSync(join(tmpdir(), 'redis-group-'));
  readonly #running = new Set<ChildProcess>();
  readonly #forget = whenProcessEnds(() => {
    for (const child of this.#running) child.kill('SIGKILL');
  });

  async start(program: string, port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
    const file = join(this.dir, `${port}.conf`);
    const all = { port: String(port), bind: '127.0.0.1', dir: this.dir, ...settings };
    writeFileSync(
      file,
      Object.entries(all)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    );
    const child = spawn(program, [file], { stdio: 'ignore' });
    this.#running.add(child);
    child.unref();
    await until(async () => (await told(port, 'ping')).trim() === 'PONG');
    return child;
  }

  async end(child: ChildProcess): Promise<void> {
    this.#running.delete(child);
    const ended = once(child, 'exit');
    child.ref();
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((child) => this.end(child)));
    this.#forget();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

const told = async (port: number, ...words: string[]): Promise<string> =>
  (await run('redis-cli', ['-p', String(port), ...words])).stdout;

const plain = (port: number) => ({ save: '""', appendonly: 'no', dbfilename: `${port}.rdb` });

/** Of three servers. Undefined without the programs. */
export async function startRedisCluster(): Promise<RedisTopology | undefined> {
  if (!existsSync('/usr/bin/redis-server')) return undefined;
  const group = new Group();
  const ports: number[] = [];
  while (ports.length < NODES) ports.push(await freePort());
  for (const port of ports)
    await group.start('redis-server', port, {
      ...plain(port),
      'cluster-enabled': 'yes',
      // By default 10,000 above the port, where anything may be.
      'cluster-port': String(await freePort()),
      'cluster-config-file': `nodes-${port}`,
    });
  const places = ports.map((port) => `127.0.0.1:${port}`);
  await run('redis-cli', ['--cluster', 'create', ...places, '--cluster-yes']);
  await until(async () =>
    (await Promise.all(ports.map((port) => told(port, 'cluster', 'info')))).every((info) =>
      info.includes('cluster_state:ok'),
    ),
  );
  const killPrimary = () => Promise.reject(new Error('each server of a cluster takes writes'));
  return { url: `redis://${places.join(',')}`, killPrimary, close: () => group.close() };
}

/** A primary, a replica, and a sentinel that promotes after half a second. Undefined without the programs. */
export async function startRedisSentinel(): Promise<RedisTopology | undefined> {
  if (!existsSync('/usr/bin/redis-sentinel')) return undefined;
  const group = new Group();
  const [one, two, watching] = [await freePort(), await freePort(), await freePort()];
  const primary = await group.start('redis-server', one, plain(one));
  await group.start('redis-server', two, { ...plain(two), replicaof: `127.0.0.1 ${one}` });
  await until(async () => (await told(two, 'info', 'replication')).includes('master_link_status:up'));
  await group.start('redis-sentinel', watching, {
    'sentinel monitor': `${NAME} 127.0.0.1 ${one} 1`,
    'sentinel down-after-milliseconds': `${NAME} 500`,
    'sentinel failover-timeout': `${NAME} 3000`,
  });
  await until(async () => (await told(watching, 'sentinel', 'replicas', NAME)).includes(String(two)));
  return {
    url: `redis+sentinel://127.0.0.1:1,127.0.0.1:${watching}/${NAME}`,
    killPrimary: () => group.end(primary),
    close: () => group.close(),
  };
}
