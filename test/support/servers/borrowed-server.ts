import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';

process.env.TEST_RUN ??= randomUUID().replaceAll('-', '');

/** The prefix of all databases of this run, in any of its processes. */
export const DATABASE_PREFIX = `test_${process.env.TEST_RUN}`;

/** Drops the databases of the run from an external server. */
export async function mochaGlobalTeardown(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return;
  const { knex, close } = await openDatabase({ kind: 'postgres', url });
  const names: string[] = await knex('pg_database').where('datname', 'like', `${DATABASE_PREFIX}%`).pluck('datname');
  for (const name of names) await knex.raw('drop database ?? with (force)', [name]);
  await close();
}
