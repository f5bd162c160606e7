import type { Knex } from 'knex';

/** Unlogged: a crash forgets the windows, which last a minute. Room in each page keeps a count from moving its row. */
export const up = (knex: Knex) =>
  knex.raw(`
    create unlogged table rate_limits (
      key text primary key,
      hits integer not null,
      reset_at timestamptz(3) not null
    ) with (fillfactor = 70);
  `);
