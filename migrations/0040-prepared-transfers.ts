import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table prepared_transfers (
      id uuid primary key,
      wallet evm_address not null,
      recipient evm_address not null,
      chain_id bigint not null,
      nonce uint256 not null,
      called evm_address not null,
      value uint256 not null,
      data text not null check (data ~ '^0x([0-9a-f]{2})*$'),
      gas uint256 not null,
      max_fee uint256 not null,
      max_tip uint256 not null,
      expires_at timestamptz(3) not null
    );
    create index prepared_transfers_wallet on prepared_transfers (wallet);
    create index prepared_transfers_expiry on prepared_transfers (expires_at);
  `);
