import { readFileSync } from 'node:fs';
import { openDatabase } from '../src/infrastructure/database/open-database.ts';
import { startPostgresServer } from '../test/support/servers/postgres-server.ts';
import { processorTimeOf } from './processor-time.ts';

export type BenchDatabase = Readonly<{
  /** The address of a new, migrated database. */
  create(name: string): Promise<string>;
  /** Microseconds of processor time that all processes of the server have used so far, in steps of 10 ms. */
  time(): number;
  stop(): Promise<void>;
}>;

/** A PostgreSQL server of its own, without fsync: the bench measures processor time, not this machine's disk. */
export async function startDatabase(settings: Readonly<Record<string, string>> = {}): Promise<BenchDatabase> {
  const server = await startPostgresServer({ settings });
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
  return { create, time: () => processorTimeOf(pid), stop: server.stop };
}
