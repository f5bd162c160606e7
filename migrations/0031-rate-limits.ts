import type { Knex } from 'knex';

/** Unlogged: a crash loses the windows, which last a minute. The fill factor leaves room to update a count in place. */
export const up = (knex: Knex) =>
  knex.raw(`
    create unlogged table rate_limits (
      key text primary key,
      hits integer not null,
      reset_at timestamptz(3) not null
    ) with (fillfactor = 70);
  `);
