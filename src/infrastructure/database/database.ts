import type { Knex } from 'knex';

/** An open database. Its owner closes it, after everything that uses it. */
export type Database = Readonly<{
  knex: Knex;
  /** The names of all migrations that it must have. */
  migrations: readonly string[];
  /** Whether the database makes the space of deleted rows usable again by itself. */
  hasAutovacuum: boolean;
  /** Migrates the schema; safe when several processes do so at once. Returns the applied migrations. */
  migrate(): Promise<readonly string[]>;
  /** The missing migrations. Rejects with STORE_UNAVAILABLE when the database does not respond. */
  pending(): Promise<readonly string[]>;
  close(): Promise<void>;
}>;
