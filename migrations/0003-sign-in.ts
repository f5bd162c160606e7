import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table sessions (
      id text primary key,
      wallet evm_address not null,
      provider text not null check (provider in ('siwe', 'embedded')),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    );
    create index sessions_expiry on sessions (expires_at);

    create table sign_in_nonces (
      nonce text primary key,
      expires_at timestamptz(3) not null
    );
    create index sign_in_nonces_expiry on sign_in_nonces (expires_at);
  `);
