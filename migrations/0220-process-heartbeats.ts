import type { Knex } from 'knex';

// One row per running process, rewritten by its readiness probe. Unlogged would not prove that a commit can be written.
export const up = (knex: Knex) =>
  knex.raw(`
    create table process_heartbeats (
      process uuid primary key,
      at timestamptz(3) not null
    ) with (fillfactor = 50);
  `);
