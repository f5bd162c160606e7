import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table block_changes (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      kind text not null check (kind in ('block', 'unblock')),
      reason text not null,
      by text not null,
      at timestamptz(3) not null,
      proposal bigint
    );
    create index block_changes_wallet on block_changes (wallet, id);
    create table operator_notes (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      text text not null,
      by text not null,
      at timestamptz(3) not null
    );
    create index operator_notes_wallet on operator_notes (wallet, id);
  `);
