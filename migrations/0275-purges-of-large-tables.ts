import type { Knex } from 'knex';

// Used authorizations are kept, so that a purge which starts at the oldest one reads all of them again each time. The position is
// the last authorization that a purge has decided about.
export const up = (knex: Knex) =>
  knex.raw(`
    create table authorization_purges (
      chain_id bigint not null,
      contract evm_address not null,
      deadline uint256 not null,
      nonce uint256 not null,
      primary key (chain_id, contract)
    );
    create index nft_purchase_authorizations_unused on nft_purchase_authorizations (chain_id, deadline)
      where outcome = 'unused';
    create index rate_limits_over on rate_limits (reset_at);
  `);
