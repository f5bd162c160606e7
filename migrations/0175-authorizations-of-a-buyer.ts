import type { Knex } from 'knex';

// For the lists of operators: what one wallet was issued, the newest first.
export const up = (knex: Knex) =>
  knex.raw(`
    create index purchase_authorizations_buyer on purchase_authorizations (chain_id, contract, buyer, issued_at desc);
    create index nft_purchase_authorizations_buyer on nft_purchase_authorizations (chain_id, buyer, issued_at desc);
  `);
