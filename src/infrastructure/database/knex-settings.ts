import type { Knex } from 'knex';

/** Common settings of both databases. An error contains its statement without the values, which are personal data. */
export const KNEX_SETTINGS = {
  client: 'pg',
  compileSqlOnError: false,
  // Knex would print every failed connection to the console; the caller receives the same error.
  log: { warn: () => {} },
} satisfies Knex.Config;
