import type { Knex } from 'knex';

/** The chains on which a contract account has proved itself; the first proof decides whose account it is. */
export const up = (knex: Knex) =>
  knex.raw(`alter table users add column contract_chain_ids bigint[] not null default '{}';`);
