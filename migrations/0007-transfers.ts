export const sql = `
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

  create table relayed_transactions (
    position bigint generated always as identity unique,
    chain_id bigint not null,
    hash hash32 not null,
    sender evm_address not null,
    nonce uint256 not null,
    recipient evm_address not null,
    amount uint256 not null,
    token evm_address,
    status text not null check (
      status in ('recorded', 'refused', 'pending', 'confirmed', 'reverted', 'replaced', 'dropped')
    ),
    recorded_at timestamptz(3) not null,
    looked_at timestamptz(3),
    primary key (chain_id, hash)
  );
  create index relayed_transactions_unsettled on relayed_transactions (looked_at nulls first, position)
    where status in ('recorded', 'pending');
  create index relayed_transactions_history on relayed_transactions (sender, position desc)
    where status not in ('recorded', 'refused');
`;
