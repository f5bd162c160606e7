import type { Knex } from 'knex';

// The price of one native coin when the request was taken: US dollars in units of 10^-24.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table sponsorships add column native_usd numeric(78, 0) check (native_usd >= 0);
  `);
