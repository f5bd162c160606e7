import type { Knex } from 'knex';

/** Who ruled, why, and by which proposal; null in rulings of before. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table tier_rulings add column by text, add column reason text, add column proposal bigint;
  `);
