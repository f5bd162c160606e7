import type { Knex } from 'knex';

/** Referrers that were recorded for wallets that never signed in become claims. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table users
      add column referrer_stated boolean not null default false,
      add column claimed_referrer evm_address,
      add column referrer_disputed boolean not null default false;
    update users set claimed_referrer = referred_by, referred_by = null
      where referred_by is not null and siwe_verified_at is null and embedded_user_id is null;
  `);
