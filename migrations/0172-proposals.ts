import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table proposals (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      action text not null check (action in ('unblock', 'grant-tier', 'revoke-tier', 'add-operator', 'remove-operator')),
      tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      expires_at timestamptz(3),
      role text check (role in ('viewer', 'reviewer', 'admin')),
      reason text not null,
      proposed_by text not null,
      proposed_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      verdict text check (verdict in ('approved', 'rejected')),
      decided_by text,
      decided_at timestamptz(3),
      decision_reason text,
      check ((verdict is null) = (decided_by is null) and (verdict is null) = (decided_at is null))
    );
    create index proposals_wallet on proposals (wallet, id desc);
    create index proposals_open on proposals (id desc) where verdict is null;
    create index proposals_decided on proposals (verdict, id desc) where verdict is not null;
  `);
