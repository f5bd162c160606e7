import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Knex } from 'knex';
import { answerOf } from './database-answer.ts';

type Binding = string | number | Date;

/**
 * Deletes at most `limit` rows of the table that meet the condition, and returns how many. Rows that another transaction
 * has locked are left for a later run. The embedded database answers in this thread, so others are let through in between.
 */
export async function deleteBatch(
  db: Knex,
  table: string,
  { where, limit, ...bindings }: Readonly<{ where: string; limit: number }> & Readonly<Record<string, Binding>>,
): Promise<number> {
  const statement = `with old as (select ctid from ${table} where ${where} limit :limit for update skip locked)
    delete from ${table} using old where ${table}.ctid = old.ctid`;
  const { rowCount } = await answerOf(db.raw<{ rowCount: number }>(statement, { ...bindings, limit }));
  await yieldToOthers();
  return rowCount;
}
