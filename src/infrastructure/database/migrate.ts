import type { Knex } from 'knex';
import { migrationSource } from '../../../migrations/index.ts';

// Any number that no other user of the database locks.
const MIGRATION_LOCK = 5_390_417;

/** Applies what is missing in one transaction, which also holds the lock: whatever ends it leaves no half schema and no stale lock. */
export const migrate = (knex: Knex): Promise<readonly string[]> =>
  knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    const [, applied] = await trx.migrate.latest({ migrationSource });
    return applied;
  });
