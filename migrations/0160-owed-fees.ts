import type { Knex } from 'knex';

// Fees of sponsored requests whose call does not pay them. Values are US dollars in units of 10^-24. A fee from before the
// column fee_usd is valued at what its gas cost.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table sponsorships
      add column fee_usd numeric(78, 0) check (fee_usd >= 0),
      add column surplus uint256;
    create table owed_fees (
      position bigint generated always as identity unique,
      sponsorship_id uuid primary key references sponsorships (id) on delete cascade,
      wallet evm_address not null,
      chain_id bigint not null,
      token evm_address not null,
      amount uint256 not null,
      usd numeric(78, 0) not null check (usd >= 0),
      state text not null check (state in ('pending', 'owed', 'promised', 'collected', 'written-off')),
      state_at timestamptz(3) not null,
      paid_by uuid,
      check ((paid_by is not null) = (state in ('promised', 'collected')))
    );
    create index owed_fees_of_wallet on owed_fees (wallet) where state in ('pending', 'owed');
    create index owed_fees_paid_by on owed_fees (paid_by) where state = 'promised';
    create index owed_fees_age on owed_fees (state_at) where state in ('owed', 'written-off');

    insert into owed_fees (sponsorship_id, wallet, chain_id, token, amount, usd, state, state_at)
      select id, wallet, chain_id, fee_token, fee_amount, cost,
        case state when 'executed' then 'owed' else 'pending' end, coalesce(looked_at, taken_at)
      from sponsorships
      where fee_collection = 'owed' and state in ('taken', 'relayed', 'executed')
      order by position;
  `);
