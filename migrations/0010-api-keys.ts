import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table api_keys (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      digest text not null constraint api_keys_digest_key unique check (digest ~ '^[0-9a-f]{64}$'),
      label text not null,
      last_four text not null check (last_four ~ '^[0-9a-f]{4}$'),
      scopes text[] not null check (scopes <@ array['portfolio', 'oracle', 'swap', 'market', 'transfer']),
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3)
    );
    create index api_keys_newest on api_keys (wallet, id desc);
  `);
