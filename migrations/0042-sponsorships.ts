import type { Knex } from 'knex';

// Costs are US dollars in units of 10^-24. Deadlines are Unix seconds.
export const up = (knex: Knex) =>
  knex.raw(`
    create table sponsorships (
      position bigint generated always as identity unique,
      id uuid primary key,
      quote_id uuid not null,
      chain_id bigint not null,
      forwarder evm_address not null,
      wallet evm_address not null,
      target evm_address not null,
      value uint256 not null,
      gas uint256 not null,
      nonce uint256 not null,
      deadline bigint not null,
      data text not null,
      signature text not null,
      fee_token evm_address not null,
      fee_amount uint256 not null,
      gas_limit uint256 not null,
      cost numeric(78, 0) not null check (cost >= 0),
      network text not null,
      taken_at timestamptz(3) not null,
      state text not null check (state in ('taken', 'relayed', 'executed', 'failed', 'lapsed')),
      reference text,
      hash hash32,
      looked_at timestamptz(3),
      constraint sponsorships_quote unique (quote_id)
    );
    create unique index sponsorships_in_flight on sponsorships (chain_id, forwarder, wallet, nonce)
      where state in ('taken', 'relayed');
    create index sponsorships_open on sponsorships (looked_at nulls first, position) where state in ('taken', 'relayed');

    create table sponsor_spending (
      day date not null,
      scope text not null check (scope in ('wallet', 'network', 'all')),
      spender text not null,
      spent numeric(78, 0) not null check (spent >= 0),
      primary key (day, scope, spender)
    );
  `);
