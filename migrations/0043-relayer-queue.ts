import type { Knex } from 'knex';

// Attempts are signed transactions of the same nonce, the newest last: [{ raw, hash, maxFeePerGas, maxPriorityFeePerGas, at }].
export const up = (knex: Knex) =>
  knex.raw(`
    create table relayer_queue (
      id text primary key,
      chain_id bigint not null,
      relayer evm_address not null,
      nonce uint256 not null,
      target evm_address not null,
      data text not null,
      gas_limit uint256 not null,
      attempts jsonb not null,
      is_open boolean not null
    );
    create unique index relayer_queue_nonce on relayer_queue (chain_id, relayer, nonce) where is_open;
  `);
