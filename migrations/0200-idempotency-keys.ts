import type { Knex } from 'knex';

/**
 * Requests with an Idempotency-Key, with their answers. `status` is null while the request runs; `attempt` distinguishes the
 * request that runs it now from one that lost its lease. Without a body, the answer held a secret or was too large.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      fingerprint text not null,
      attempt uuid not null,
      leased_until timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      status smallint,
      headers text,
      body text,
      created_id bigint,
      primary key (scope, key)
    );
    create index idempotency_keys_expiry on idempotency_keys (expires_at);
  `);
