import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table try_counts (
      name text primary key,
      count integer not null,
      ends_at timestamptz(3) not null
    );
    create index try_counts_end on try_counts (ends_at);
  `);
