import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table sponsor_suspensions (
      wallet evm_address primary key,
      failures integer not null check (failures >= 0),
      until timestamptz(3) not null
    );
  `);
