// What one, two, four and eight replicas of the service do on one PostgreSQL server, all on this machine at low priority. Figures for each core
// say how far they go on a machine of that size, as far as the database keeps up; throughput is that of this machine's cores.
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { newSecrets } from '../src/infrastructure/config/secrets.ts';
import { openDatabase } from '../src/infrastructure/database/open-database.ts';
import { becomeEligible, signedInAt } from './client.ts';
import { SERVICE_SETTINGS, WEBHOOK_SECRET } from './contestants.ts';
import { type BenchDatabase, startDatabase } from './database.ts';
import type { Effort } from './effort.ts';
import { load, type Target } from './load.ts';
import { type Server, startServer } from './process.ts';
import { AUTHORIZE_PATH, orderOf } from './sections.ts';
import { ACCOUNTS } from './wallet.ts';

const NICE = 10;
const STEPS = [1, 2, 4, 8];
const SAMPLE_MS = 100;

/** A customer of its own for each replica, from a network of its own: otherwise all would wait for one row of the limits. */
type Replica = Readonly<{ server: Server; wallet: string; headers: Readonly<Record<string, string>> }>;
type Kind = Readonly<{ name: string; path: string; bodyFor?: (wallet: string) => object }>;

const KINDS: readonly Kind[] = [
  { name: 'authorization', path: AUTHORIZE_PATH, bodyFor: orderOf },
  { name: 'read of the own profile', path: '/api/user' },
];

/** The results as lines of text. */
export async function benchReplicas({ replicas: effort }: Effort): Promise<string> {
  setPriority(NICE);
  const database = await startDatabase({ max_connections: '200', shared_buffers: '128MB' });
  const url = await database.create('replicas');
  const { knex, close } = await openDatabase({ kind: 'postgres', url, poolSize: 2 });
  try {
    const replicas = await started(url);
    const lines = [line(HEAD)];
    for (const kind of KINDS) {
      const send = (among: readonly Replica[], count: number) =>
        Promise.all(among.map((replica) => load(...requestsTo(replica, kind, count))));
      await send(replicas, effort.warmUp);
      for (const count of STEPS) {
        const among = replicas.slice(0, count);
        const work = () => send(among, effort.requests);
        lines.push(await measured(kind, among, { requests: effort.requests, work, knex, database }));
      }
    }
    for (const { server } of replicas) await server.stop();
    return ['', 'replicas on one PostgreSQL server', ...lines].join('\n');
  } finally {
    await close();
    await database.stop();
  }
}

async function started(url: string): Promise<readonly Replica[]> {
  const settings = { ...newSecrets(), ...SERVICE_SETTINGS, DATABASE_URL: url, DATA_DIR: '', CRON: 'off' };
  const replicas: Replica[] = [];
  for (const [i, account] of ACCOUNTS.slice(0, Math.max(...STEPS)).entries()) {
    const server = await startServer(['../src/main.js', 'serve'], settings);
    const headers = { ...(await signedInAt(server, account)), 'x-forwarded-for': `198.51.100.${i + 1}` };
    await becomeEligible(server.url, { headers, webhookSecret: WEBHOOK_SECRET, wallet: account.address });
    replicas.push({ server, headers, wallet: account.address });
  }
  return replicas;
}

function requestsTo({ server, headers, wallet }: Replica, { path, bodyFor }: Kind, count: number) {
  const target: Target = { server, path, headers };
  return [target, { count, ...(bodyFor && { body: JSON.stringify(bodyFor(wallet)) }) }] as const;
}

type Step = Readonly<{
  /** To each replica. */
  requests: number;
  work: () => Promise<readonly Readonly<{ service: number; p99: number }>[]>;
  knex: Knex;
  database: BenchDatabase;
}>;

const HEAD = [
  '',
  'replicas',
  'req/s',
  'req/s a core',
  'service µs',
  'db µs',
  'commits',
  'WAL bytes',
  'waiting',
  'p99 ms',
];

/** One row. Commits, WAL and processor time are for each request; `waiting` is the mean number of statements that wait for a lock or a page. */
async function measured(kind: Kind, among: readonly Replica[], { requests, work, knex, database }: Step) {
  const total = requests * among.length;
  const before = { ...(await recordsOf(knex)), time: database.time(), at: performance.now() };
  const sampling = sampled(knex);
  const loads = await work();
  const waiting = await sampling.end();
  const after = { ...(await recordsOf(knex)), time: database.time(), at: performance.now() };
  const service = loads.reduce((sum, one) => sum + one.service, 0) / loads.length;
  const databaseTime = (after.time - before.time) / total;
  const figures = [
    (total * 1_000) / (after.at - before.at),
    1_000_000 / (service + databaseTime),
    service,
    databaseTime,
  ].map((value) => value.toFixed(0));
  const records = [(after.commits - before.commits) / total, (after.wal - before.wal) / total];
  return line([
    kind.name,
    String(among.length),
    ...figures,
    records[0]?.toFixed(1) ?? '',
    records[1]?.toFixed(0) ?? '',
    waiting.toFixed(1),
    Math.max(...loads.map(({ p99 }) => p99)).toFixed(0),
  ]);
}

async function recordsOf(knex: Knex): Promise<Readonly<{ commits: number; wal: number }>> {
  const { rows } = await knex.raw(
    `select pg_stat_clear_snapshot(), pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal,
       (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits`,
  );
  return rows[0];
}

/** Counts the statements that wait for another, ten times a second. */
function sampled(knex: Knex) {
  const counts: number[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const { rows } = await knex.raw(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and state = 'active' and wait_event_type in ('Lock', 'LWLock', 'BufferPin', 'IO')`,
      );
      counts.push(rows[0].waiting);
      await pause(SAMPLE_MS);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await running;
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    },
  };
}

const line = ([name = '', ...figures]: readonly string[]) =>
  `  ${name.padEnd(24)}${figures.map((figure) => figure.padStart(13)).join('')}`.trimEnd();
