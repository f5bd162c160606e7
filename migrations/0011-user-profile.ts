import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    alter table users
      add column referral_disclaimer_accepted boolean not null default false,
      add column embedded_user_id text;
    create unique index users_username_key on users (lower(username));
    create unique index users_email_key on users (lower(email));

    create table profile_changes (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      field text not null,
      before jsonb,
      after jsonb,
      at timestamptz(3) not null,
      actor evm_address not null
    );
    create index profile_changes_oldest on profile_changes (wallet, id);

    create table user_preferences (
      wallet evm_address not null,
      kind text not null check (kind in ('swap', 'dashboard')),
      choices jsonb not null check (jsonb_typeof(choices) = 'object'),
      primary key (wallet, kind)
    );

    create table user_wallets (
      id bigint generated always as identity primary key,
      owner evm_address not null,
      chain text not null check (chain in ('evm', 'sol', 'btc')),
      address text not null,
      label text,
      is_embedded boolean not null,
      embedded_wallet_id text,
      is_primary boolean not null,
      created_at timestamptz(3) not null,
      constraint user_wallets_address_key unique (owner, chain, address)
    );
    create unique index user_wallets_one_primary on user_wallets (owner, chain) where is_primary;
  `);
