import type { Knex } from 'knex';

// Whether the fee of a sponsored request is still to be charged, or paid by the executed call.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table sponsorships add column fee_collection text not null default 'owed'
      check (fee_collection in ('owed', 'in-call'));
  `);
