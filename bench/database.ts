import { readdirSync, readFileSync } from 'node:fs';
import { openDatabase } from '../src/infrastructure/database/open-database.ts';
import { startPostgresServer } from '../test/support/servers/postgres-server.ts';

export type BenchDatabase = Readonly<{
  /** The address of a new, migrated database. */
  create(name: string): Promise<string>;
  /** Microseconds of processor time that all processes of the server have used so far, in steps of 10 ms. */
  time(): number;
  stop(): Promise<void>;
}>;

/** A PostgreSQL server of its own, without fsync: the bench measures processor time, not this machine's disk. */
export async function startDatabase(): Promise<BenchDatabase> {
  const server = await startPostgresServer();
  if (server === undefined) throw new Error('there is no PostgreSQL server on this machine');
  const folder = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
  const pid = Number(readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')[0]);
  const create = async (name: string) => {
    const root = await openDatabase({ kind: 'postgres', url: server.urlOf('postgres') });
    await root.knex.raw(`create database ${name}`);
    await root.close();
    const own = await openDatabase({ kind: 'postgres', url: server.urlOf(name) });
    await own.migrate();
    await own.close();
    return server.urlOf(name);
  };
  return { create, time: () => timeOf(pid), stop: server.stop };
}

const TICK_US = 10_000;

/** The server process, its children, and the children that have ended. */
function timeOf(postmaster: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = all.map((pid) => {
    const { parent, own, ended } = ticksOf(pid);
    if (Number(pid) === postmaster) return own + ended;
    return parent === postmaster ? own : 0;
  });
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_US;
}

/** Of proc(5) `stat`, counted after the name in brackets. */
function ticksOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)].map(([user = 0, system = 0]) => user + system);
    return { parent: fields[1] ?? 0, own: own ?? 0, ended: ended ?? 0 };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}
