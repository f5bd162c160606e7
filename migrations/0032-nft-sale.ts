import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table nft_purchase_authorizations (
      chain_id bigint not null,
      contract evm_address not null,
      nonce uint256 not null,
      buyer evm_address not null,
      payment_token evm_address not null,
      amount uint256 not null,
      token_id uint256 not null,
      tier_id smallint not null check (tier_id between 0 and 255),
      referrer evm_address not null,
      deadline uint256 not null,
      issued_at timestamptz(3) not null,
      primary key (chain_id, contract, nonce)
    );
  `);
