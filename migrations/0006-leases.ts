import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table leases (
      name text primary key,
      owner text not null,
      expires_at timestamptz(3) not null
    );
  `);
