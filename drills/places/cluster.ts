import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { freePort } from '../../test/support/servers/free-port.ts';
import { findClientTools, unprivilegedAccount } from '../../test/support/servers/postgres-binaries.ts';
import { whenProcessEnds } from '../../test/support/when-process-ends.ts';
import { etcdArguments, type Ports, patroniSettings, proxySettings } from './cluster-settings.ts';

const PROGRAMS = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' } as const;
const MEMBERS = ['one', 'two', 'three'] as const;
const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 60_000;

type Kind = 'patroni' | 'etcd' | 'haproxy';
/** A program of the cluster, which can be killed and started again. */
type Part = Readonly<{ kind: Kind; name: string; start(): void; kill(): Promise<void> }>;

/** Three PostgreSQL servers under Patroni, synchronous, with three members of etcd and a proxy that leads to the primary. */
export type Cluster = Readonly<{
  env: Readonly<Record<string, string>>;
  part(kind: Kind, name?: string): Part;
  /** The name of the primary. */
  leader(): Promise<string>;
  switchOver(): Promise<void>;
  /** Waits until all servers run and a synchronous standby exists. */
  whole(): Promise<unknown>;
  close(): Promise<void>;
}>;

export const missingPrograms = (): readonly string[] => [
  ...Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name])),
  ...(findClientTools(unprivilegedAccount()) === undefined ? ['the client tools of PostgreSQL'] : []),
];

export async function startCluster(): Promise<Cluster> {
  const account = unprivilegedAccount();
  const tools = findClientTools(account);
  if (tools === undefined) throw new Error('there is no PostgreSQL with its client tools on this machine');
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'cluster-')));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(dir, account.uid, account.gid);
  const ports = new Map<string, Ports>();
  for (const name of MEMBERS)
    ports.set(name, {
      sql: await freePort(),
      rest: await freePort(),
      client: await freePort(),
      peer: await freePort(),
    });
  const proxy = await freePort();
  const of = (name: string) => ports.get(name) as Ports;
  const local = (port: number) => `127.0.0.1:${port}`;
  const write = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };

  const part = (kind: Kind, name: string, given: readonly string[], killed = () => {}): Part => {
    let child: ChildProcess | undefined;
    let forget = () => {};
    const end = () => {
      child?.kill('SIGKILL');
      killed();
    };
    return {
      kind,
      name,
      start: () => {
        child = spawn(PROGRAMS[kind], given, { ...account, env: tools.env, cwd: dir, stdio: 'ignore' });
        child.unref();
        forget = whenProcessEnds(end);
      },
      kill: async () => {
        const ended = child && once(child, 'exit');
        child?.ref();
        end();
        await ended;
        child = undefined;
        forget();
      },
    };
  };
  const members = MEMBERS.map((name) => `${name}=http://${local(of(name).peer)}`).join(',');
  const parts = [
    ...MEMBERS.map((name) => part('etcd', name, etcdArguments(dir, name, of(name), members))),
    ...MEMBERS.map((name) => {
      const data = join(dir, name);
      const hosts = MEMBERS.map((other) => local(of(other).client));
      const file = write(
        `${name}.yml`,
        JSON.stringify(patroniSettings(name, of(name), { dir, data, tools: tools.folder, hosts })),
      );
      return part('patroni', name, [file], () => killServer(data));
    }),
    part('haproxy', 'proxy', ['-db', '-f', write('proxy.cfg', proxySettings(proxy, ports))]),
  ];

  const asked = async (name: string, path: string, init: RequestInit = {}) =>
    await fetch(`http://${local(of(name).rest)}${path}`, { ...init, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
  const leaders = async () => {
    const found = await Promise.all(
      MEMBERS.map(async (name) => ((await asked(name, '/primary'))?.status === 200 ? [name] : [])),
    );
    return found.flat();
  };
  const all = async (path: string, least: number) =>
    (await Promise.all(MEMBERS.map((name) => asked(name, path)))).filter((answer) => answer?.status === 200).length >=
    least;
  const cluster: Cluster = {
    env: {
      DATABASE_URL: `postgres://app@${[proxy, ...MEMBERS.map((name) => of(name).sql)].map(local).join(',')}/postgres?target_session_attrs=read-write`,
    },
    part: (kind, name) => parts.find((one) => one.kind === kind && (name === undefined || one.name === name)) as Part,
    leader: () => eventually(async () => (await leaders())[0], 'no primary'),
    switchOver: async () => {
      const leader = await cluster.leader();
      const body = JSON.stringify({ leader });
      const answer = await asked(leader, '/switchover', { method: 'POST', body });
      if (answer?.status !== 200) throw new Error(`switchover: ${answer?.status} ${await answer?.text()}`);
    },
    whole: () =>
      eventually(
        async () => (await leaders()).length === 1 && (await all('/replica', 2)) && (await all('/sync', 1)),
        'the cluster is not whole',
      ),
    close: async () => {
      for (const one of parts.toReversed()) await one.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  try {
    for (const name of MEMBERS) mkdirSync(join(dir, `${name}-etcd`), { mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined)
      for (const name of MEMBERS) chownSync(join(dir, `${name}-etcd`), account.uid, account.gid);
    for (const one of parts) one.start();
    await cluster.whole();
    const database = openPostgres({ url: cluster.env.DATABASE_URL as string, poolSize: 1 });
    await database.migrate().finally(() => database.close());
    return cluster;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

async function eventually<T>(find: () => Promise<T | undefined | false>, complaint: string): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`${complaint} after ${PATIENCE_MS} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The server is no child of Patroni's, and outlives it. */
function killServer(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data))
    process.kill(pid, 'SIGKILL');
}
