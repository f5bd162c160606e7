import type { Knex } from 'knex';

/** An open database. Whoever opened it closes it, after everything that asks it. */
export type Database = Readonly<{
  knex: Knex;
  /** Brings the schema up to date; safe when several processes do so at once. Answers what it applied. */
  migrate(): Promise<readonly string[]>;
  /** What the schema lacks. Rejects with STORE_UNAVAILABLE when the database does not answer. */
  pending(): Promise<readonly string[]>;
  close(): Promise<void>;
}>;
