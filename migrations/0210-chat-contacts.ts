import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table chat_contacts (
      wallet evm_address not null,
      name text collate "C" not null check (length(name) between 1 and 32),
      address evm_address not null,
      primary key (wallet, name)
    );
  `);
