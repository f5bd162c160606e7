import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create index sponsorships_of_wallet on sponsorships (wallet, position) where hash is not null;
  `);
