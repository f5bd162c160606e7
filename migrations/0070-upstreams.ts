import type { Knex } from 'knex';

/**
 * Unlogged: a crash loses the responses, which can be requested again, and the calls of the last minute. The fill
 * factor leaves room to update a count in place.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create unlogged table upstream_budgets (
      name text primary key,
      taken timestamptz[] not null,
      wait_ms double precision not null,
      rests_until timestamptz
    ) with (fillfactor = 50);
    create unlogged table upstream_answers (
      key text primary key,
      answer text,
      size integer not null,
      read_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index upstream_answers_expiry on upstream_answers (expires_at);
    create unlogged table upstream_claims (
      key text primary key,
      owner text not null,
      expires_at timestamptz not null
    );
  `);
