import type { Knex } from 'knex';
import { migrationSource } from '../../../migrations/index.ts';
import { answerOf } from '../../adapters/store/shared/database-answer.ts';

// Any number that no other user of the database locks.
const MIGRATION_LOCK = 5_390_417;

/**
 * Applies the missing migrations in one transaction, which also holds the lock: however it ends, no partial schema and
 * no stale lock remain. Without any, nothing is done: during a rolling upgrade the schema has migrations that this release does not know.
 * Rejects with STORE_UNAVAILABLE when the database refuses or does not respond.
 */
export const migrate = (knex: Knex): Promise<readonly string[]> =>
  answerOf(
    knex.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      if ((await missingIn(trx)).length === 0) return [];
      const [, applied] = await trx.migrate.latest({ migrationSource });
      return applied;
    }),
  );

/** The migrations that the database lacks. Rejects with STORE_UNAVAILABLE when it does not respond. */
export const pendingMigrations = (knex: Knex): Promise<readonly string[]> => answerOf(missingIn(knex));

async function missingIn(knex: Knex): Promise<readonly string[]> {
  const { rows } = await knex.raw<{ rows: { known: boolean }[] }>(KNOWS_MIGRATIONS);
  const applied: readonly string[] = rows[0]?.known ? await knex('knex_migrations').pluck('name') : [];
  return (await migrationSource.getMigrations([])).filter((name) => !applied.includes(name));
}

const KNOWS_MIGRATIONS = "select to_regclass('knex_migrations') is not null as known";
