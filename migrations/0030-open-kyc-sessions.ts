import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`create index kyc_sessions_open on kyc_sessions (id collate "C") where status = 'pending'`);
