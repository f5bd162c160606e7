import type { Knex } from 'knex';

/** Waits until no other transaction is at the same owner's part of the table; holds until this one ends. */
export async function oneAtATime(trx: Knex, table: string, owner: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${table} ${owner}`]);
}
