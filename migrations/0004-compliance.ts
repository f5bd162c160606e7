import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table terms_acceptances (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      version text not null,
      ip text not null,
      user_agent text,
      accepted_at timestamptz(3) not null,
      unique (wallet, version)
    );
    create index terms_acceptances_newest on terms_acceptances (wallet, accepted_at desc, id desc);

    create table kyc_sessions (
      id text primary key,
      position bigint generated always as identity,
      wallet evm_address not null,
      tier text not null check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      status text not null check (status in ('pending', 'approved', 'rejected')),
      url text not null,
      created_at timestamptz(3) not null,
      status_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    );
    create index kyc_sessions_oldest on kyc_sessions (wallet, created_at, position);
    create unique index kyc_sessions_one_pending on kyc_sessions (wallet, tier) where status = 'pending';

    create table kyc_events (
      id text primary key,
      session_id text not null,
      wallet evm_address,
      status text not null check (status in ('pending', 'approved', 'rejected')),
      tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      occurred_at timestamptz(3) not null,
      received_at timestamptz(3) not null default now(),
      applied boolean not null default false
    );
  `);
