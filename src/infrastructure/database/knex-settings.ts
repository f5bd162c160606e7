import type { Knex } from 'knex';

/** What both databases have in common. An error holds its statement without the values, which are people's data. */
export const KNEX_SETTINGS = {
  client: 'pg',
  compileSqlOnError: false,
  // Knex would print every refused connection to the console; whoever asked gets the same error anyway.
  log: { warn: () => {} },
} satisfies Knex.Config;
