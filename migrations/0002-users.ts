import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table users (
      id bigint generated always as identity primary key,
      wallet evm_address not null constraint users_wallet_key unique,
      username text,
      email text,
      email_verified boolean not null,
      unconfirmed_email text,
      name text,
      phone text,
      siwe_verified_at timestamptz(3),
      referral_code text not null constraint users_referral_code_key unique,
      referred_by evm_address,
      is_blocked boolean not null,
      country_code text check (country_code ~ '^[A-Z]{2}$'),
      notify_aml boolean not null,
      notify_vesting boolean not null,
      notify_updates boolean not null,
      created_at timestamptz(3) not null
    );
  `);
