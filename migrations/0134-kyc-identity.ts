import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    alter table kyc_sessions
      add column country_code text check (country_code ~ '^[A-Z]{2}$'),
      add column region_code text check (region_code ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'),
      add column person_digest text;
    create index kyc_sessions_person on kyc_sessions (person_digest) where person_digest is not null;
  `);
