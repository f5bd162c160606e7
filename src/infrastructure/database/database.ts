import type { Knex } from 'knex';

/** An open database. Its owner closes it, after everything that uses it. */
export type Database = Readonly<{
  knex: Knex;
  /** Migrates the schema; safe when several processes do so at once. Returns the applied migrations. */
  migrate(): Promise<readonly string[]>;
  /** The missing migrations. Rejects with STORE_UNAVAILABLE when the database does not respond. */
  pending(): Promise<readonly string[]>;
  close(): Promise<void>;
}>;
