import type { Knex } from 'knex';

// The body of a paid response is kept until it was delivered. response_until is kept when the body is deleted.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table payment_claims add column response text, add column response_until timestamptz(3);
    create index payment_claims_responses on payment_claims (response_until) where response is not null;
  `);
