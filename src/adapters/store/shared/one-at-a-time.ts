import type { Knex } from 'knex';

/**
 * Waits for other transactions on the same owner's rows of the table; the lock is held until this transaction ends. A statement of its
 * own: the one that locks sees the rows as they were before it waited.
 */
export async function oneAtATime(trx: Knex, table: string, owner: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${table} ${owner}`]);
}

/** Waits for `oneAtATime` of other transactions, and they for this one; transactions that call this do not wait for each other. */
export async function oneAtATimeShared(trx: Knex, table: string, owner: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [`${table} ${owner}`]);
}
