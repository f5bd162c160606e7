import type { Knex } from 'knex';

/** For whom each call in `taken` was made, in the same order. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table upstream_budgets
      add column networks text[] not null default '{}',
      add column wallets text[] not null default '{}';
  `);
