export const sql = `
  create table followed_wallets (
    wallet evm_address primary key,
    followed_at timestamptz(3) not null,
    attempted_at timestamptz(3)
  );
  create index followed_wallets_due on followed_wallets (attempted_at nulls first, followed_at);

  -- total_usd is in units of 10^-24 dollars.
  create table portfolio_snapshots (
    wallet evm_address not null,
    taken_at timestamptz(3) not null,
    total_usd numeric(120, 0) not null check (total_usd >= 0),
    primary key (wallet, taken_at)
  );
  create index portfolio_snapshots_age on portfolio_snapshots (taken_at);
`;
