import type { Knex } from 'knex';

/** Rows are inserted without the indexes that no constraint needs; building those afterwards takes a fraction of the time. */
export async function withoutIndexes(
  knex: Knex,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const indexes: readonly { indexname: string; indexdef: string }[] = await knex('pg_indexes')
    .where('schemaname', 'public')
    .whereIn('tablename', tables)
    .whereNotIn('indexname', knex('pg_constraint').select('conname'))
    .select('indexname', 'indexdef');
  for (const { indexname } of indexes) await knex.raw('drop index ??', [indexname]);
  await work();
  for (const { indexdef } of indexes) await knex.raw(indexdef);
}
