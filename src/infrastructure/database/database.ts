import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';

/** Common settings of both databases. An error contains its statement without the values, which are personal data. */
export const KNEX_SETTINGS = {
  client: 'pg',
  compileSqlOnError: false,
  // Knex would print every failed connection to the console; the caller receives the same error.
  log: { warn: () => {} },
} satisfies Knex.Config;

/** The files of the embedded database in the data directory. */
export const embeddedFolder = (dir: string): string => join(dir, 'pg');

/** Whether the data directory holds an embedded database already. */
export const holdsDatabase = (dir: string): boolean => existsSync(embeddedFolder(dir));

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
