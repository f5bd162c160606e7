import type { Knex } from 'knex';

/** Keys may expire, and all sessions of a wallet can be found. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table api_keys add column expires_at timestamptz(3);
    create index sessions_wallet on sessions (wallet) where revoked_at is null;
  `);
