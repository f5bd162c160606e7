export const sql = `
  -- No row is ever deleted: without its claim, a payment could be used again. The body of a paid response is kept until it was
  -- delivered; response_until is kept when the body is deleted.
  create table payment_claims (
    challenge_id text primary key,
    method text not null,
    network text not null,
    reference hash32 not null,
    currency text not null,
    recipient text not null,
    payer evm_address not null,
    resource text not null,
    amount uint256 not null,
    valid_until timestamptz(3) not null,
    state text not null check (state in ('pending', 'settled', 'delivered', 'void')),
    claimed_at timestamptz(3) not null,
    state_at timestamptz(3) not null,
    response text,
    response_until timestamptz(3),
    constraint payment_claims_transaction unique (network, reference)
  );
  create index payment_claims_pending on payment_claims (network, claimed_at) where state = 'pending';
  create index payment_claims_paid on payment_claims (network, payer, claimed_at desc) where state in ('settled', 'delivered');
  create index payment_claims_responses on payment_claims (response_until) where response is not null;

  create table mpp_consents (
    wallet evm_address primary key,
    auto_fund_enabled boolean not null,
    preferred_source_chain text not null
      check (preferred_source_chain in ('arbitrum', 'base', 'optimism', 'polygon', 'ethereum', 'solana')),
    granted_at timestamptz(3) not null
  );

  create table rail_balances (
    network text not null,
    account evm_address not null,
    units uint256 not null,
    as_of timestamptz(3) not null,
    primary key (network, account)
  );
`;
