import type { Knex } from 'knex';
import { openDatabase } from '../src/infrastructure/database/open-database.ts';
import { startPostgresServer } from '../test/support/servers/postgres-server.ts';

/** As PostgreSQL is delivered: a commit waits for the disk. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '128MB' };

/** Filling a large table takes longer than any request may. */
export const PATIENT_MS = 600_000;

/** Works on a new, migrated database of a server of its own, which is deleted afterwards. */
export async function onOwnPostgres<T>(work: (knex: Knex) => Promise<T>): Promise<T> {
  const server = await startPostgresServer({ settings: DURABLE });
  if (server === undefined) throw new Error('there is no PostgreSQL server on this machine');
  try {
    const url = server.urlOf('postgres');
    const database = await openDatabase({ kind: 'postgres', url, statementTimeoutMs: PATIENT_MS });
    try {
      await database.migrate();
      return await work(database.knex);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
