import type { Knex } from 'knex';
import { FIRST_MIGRATION, migrationNames, migrationSource } from '../../../migrations/index.ts';
import { answerOf } from '../../adapters/store/shared/database-answer.ts';
import { StartError } from '../start/start-error.ts';

// Any number that no other user of the database locks.
const MIGRATION_LOCK = 5_390_417;

/**
 * Applies the missing migrations in one transaction, which also holds the lock: however it ends, no partial schema and
 * no stale lock remain. Without any, nothing is done: during a rolling upgrade the schema has migrations that this release does not know.
 * Rejects with STORE_UNAVAILABLE when the database refuses or does not respond, and with a StartError when the record of the migrations
 * is of another release and lacks some of this one, or is from before the first release.
 */
export const migrate = (knex: Knex): Promise<readonly string[]> =>
  answerOf(
    knex.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      const { missing, unknown } = await comparedIn(trx);
      if (missing.length === 0) return [];
      if (unknown.length > 0) throw contradictory(missing, unknown);
      const [, applied] = await trx.migrate.latest({ migrationSource });
      return applied;
    }),
  );

/**
 * The migrations that the database lacks. Rejects with STORE_UNAVAILABLE when it does not respond, and with a StartError when it is from
 * before the first release.
 */
export const pendingMigrations = (knex: Knex): Promise<readonly string[]> =>
  answerOf(comparedIn(knex).then(({ missing }) => missing));

const contradictory = (missing: readonly string[], unknown: readonly string[]): StartError =>
  new StartError(
    `the table knex_migrations names what this release does not have (${unknown.join(', ')}) and lacks what it has (${missing.join(', ')}): start the release that wrote it, or restore the database from a backup`,
  );

const unreleased = (): StartError =>
  new StartError(
    'the database was made by a version from before the first release, whose tables this release cannot take over: name an empty database in DATABASE_URL, or a new folder in DATA_DIR',
  );

/** What the database lacks of the migrations of this release, and what it has beside them. */
async function comparedIn(knex: Knex): Promise<Readonly<Record<'missing' | 'unknown', readonly string[]>>> {
  const { rows } = await knex.raw<{ rows: { known: boolean }[] }>(KNOWS_MIGRATIONS);
  const applied: readonly string[] = rows[0]?.known ? await knex('knex_migrations').pluck('name') : [];
  if (applied.length > 0 && !applied.includes(FIRST_MIGRATION)) throw unreleased();
  return {
    missing: migrationNames.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrationNames.includes(name)),
  };
}

const KNOWS_MIGRATIONS = "select to_regclass('knex_migrations') is not null as known";
