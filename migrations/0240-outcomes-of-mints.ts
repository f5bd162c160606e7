import type { Knex } from 'knex';

/** `outcome`: whether the authorization was used; null until the chain proves it. Until then it counts against its buyer's limit. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table nft_purchase_authorizations add column outcome text check (outcome in ('used', 'unused'));
    create index nft_purchase_authorizations_open on nft_purchase_authorizations (chain_id, deadline) where outcome is null;
  `);
