import type { Knex } from 'knex';

// The audit entry holds the digest of the decision, so that a change of a row shows.
export const up = (knex: Knex) =>
  knex.raw(`
    create table decisions (
      position bigint generated always as identity,
      id uuid primary key,
      at timestamptz(3) not null,
      wallet evm_address not null,
      kind text not null check (kind in ('buy', 'mint', 'relay', 'sponsor', 'grant', 'refuse')),
      outcome text not null check (outcome in ('granted', 'refused')),
      code text,
      rules jsonb not null,
      policy text not null,
      request text not null,
      request_id text not null,
      entry bigint not null unique references audit_entries,
      check ((outcome = 'refused') = (code is not null))
    );
    create index decisions_wallet on decisions (wallet, position);
    create index decisions_position on decisions (position);
    create index decisions_at on decisions (at);
    create index decisions_request on decisions (request_id);
  `);
