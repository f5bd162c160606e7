import type { Knex } from 'knex';

// owned_at: since when the verification is the owner's, opened or adopted by a session of the wallet; null: nobody's session opened it.
// The link of such a verification is shown once and not kept, so the links that were stored before this was known are deleted.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table kyc_sessions add column owned_at timestamptz(3);
    alter table kyc_sessions alter column url drop not null;
    update kyc_sessions set url = null;
    drop index kyc_sessions_one_pending;
    create unique index kyc_sessions_one_pending on kyc_sessions (wallet, tier, (owned_at is not null)) where status = 'pending';
  `);
