import type { Knex } from 'knex';

/** A row takes precedence over OPERATORS; one without a role says that the wallet was removed. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table operators (
      wallet evm_address primary key,
      role text check (role in ('viewer', 'reviewer', 'admin')),
      at timestamptz(3) not null,
      by text not null
    );
  `);
