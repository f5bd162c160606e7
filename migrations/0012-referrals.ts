import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create index purchases_referred on purchases (chain_id, contract, referrer, block_number desc, log_index desc)
      where confirmed;
  `);
