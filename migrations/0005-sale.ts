import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table purchase_authorizations (
      chain_id bigint not null,
      contract evm_address not null,
      nonce uint256 not null,
      buyer evm_address not null,
      payment_token evm_address not null,
      amount uint256 not null,
      max_allowed uint256 not null,
      is_eu boolean not null,
      referrer evm_address not null,
      deadline uint256 not null,
      tier text not null check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      issued_at timestamptz(3) not null,
      primary key (chain_id, contract, nonce)
    );
    create index purchase_authorizations_live on purchase_authorizations (chain_id, contract, buyer, deadline);

    create table purchases (
      chain_id bigint not null,
      contract evm_address not null,
      tx_hash hash32 not null,
      log_index integer not null check (log_index >= 0),
      block_number bigint not null check (block_number >= 0),
      block_hash hash32 not null,
      block_time timestamptz(3) not null,
      buyer evm_address not null,
      payment_token evm_address not null,
      referrer evm_address not null,
      amount uint256 not null,
      tokens uint256 not null,
      nonce uint256 not null,
      tier smallint not null check (tier between 0 and 255),
      confirmed boolean not null,
      authorized boolean not null default false,
      reported boolean not null default false,
      primary key (chain_id, contract, tx_hash, log_index)
    );
    create index purchases_history on purchases (chain_id, contract, buyer, block_number desc, log_index desc);
    create index purchases_nonce on purchases (chain_id, contract, nonce);
    create index purchases_block on purchases (chain_id, contract, block_number);
    create index purchases_unconfirmed on purchases (chain_id, contract) where not confirmed;
    create index purchases_unauthorized on purchases (chain_id, contract, block_number, log_index)
      where confirmed and not authorized;

    create table sale_cursors (
      chain_id bigint not null,
      contract evm_address not null,
      block_number bigint not null check (block_number >= 0),
      block_hash hash32 not null,
      primary key (chain_id, contract)
    );

    create table sale_checkpoints (
      chain_id bigint not null,
      contract evm_address not null,
      block_number bigint not null check (block_number >= 0),
      block_hash hash32 not null,
      primary key (chain_id, contract, block_number)
    );
  `);
