// Costs, fees and prices in "usd" are US dollars in units of 10^-24. Deadlines are Unix seconds.
export const sql = `
  -- fee_collection: whether the fee is still to be charged, or paid by the executed call. native_usd: the price of one native coin when the
  -- request was taken. decision: the one that granted the request, which a repeated request reports again.
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
    fee_usd numeric(78, 0) check (fee_usd >= 0),
    fee_collection text not null default 'owed' check (fee_collection in ('owed', 'in-call')),
    surplus uint256,
    gas_limit uint256 not null,
    cost numeric(78, 0) not null check (cost >= 0),
    native_usd numeric(78, 0) check (native_usd >= 0),
    network text not null,
    taken_at timestamptz(3) not null,
    state text not null check (state in ('taken', 'relayed', 'executed', 'failed', 'lapsed')),
    reference text,
    hash hash32,
    looked_at timestamptz(3),
    decision uuid,
    constraint sponsorships_quote unique (quote_id)
  );
  create unique index sponsorships_in_flight on sponsorships (chain_id, forwarder, wallet, nonce)
    where state in ('taken', 'relayed');
  create index sponsorships_open on sponsorships (looked_at nulls first, position) where state in ('taken', 'relayed');
  create index sponsorships_of_wallet on sponsorships (wallet, position) where hash is not null;
  create index sponsorships_ended on sponsorships (taken_at) where state in ('executed', 'failed', 'lapsed');

  create table sponsor_spending (
    day date not null,
    scope text not null check (scope in ('wallet', 'network', 'all')),
    spender text not null,
    spent numeric(78, 0) not null check (spent >= 0),
    primary key (day, scope, spender)
  );

  create table sponsor_suspensions (
    wallet evm_address primary key,
    failures integer not null check (failures >= 0),
    until timestamptz(3) not null
  );
  create index sponsor_suspensions_end on sponsor_suspensions (until);

  -- Fees of sponsored requests whose call does not pay them.
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

  -- Attempts are signed transactions of the same nonce, the newest last: [{ raw, hash, maxFeePerGas, maxPriorityFeePerGas, at }].
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
  create index relayer_queue_age on relayer_queue ((attempts -> -1 ->> 'at'));
`;
