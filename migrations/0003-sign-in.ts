export const sql = `
  create table sessions (
    id text primary key,
    wallet evm_address not null,
    provider text not null check (provider in ('siwe', 'embedded')),
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  );
  create index sessions_expiry on sessions (expires_at);
  create index sessions_wallet on sessions (wallet) where revoked_at is null;

  create table sign_in_nonces (
    nonce text primary key,
    expires_at timestamptz(3) not null
  );
  create index sign_in_nonces_expiry on sign_in_nonces (expires_at);

  create table api_keys (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    digest text not null constraint api_keys_digest_key unique check (digest ~ '^[0-9a-f]{64}$'),
    label text not null,
    last_four text not null check (last_four ~ '^[0-9a-f]{4}$'),
    scopes text[] not null check (scopes <@ array[
      'portfolio', 'oracle', 'swap', 'market', 'transfer', 'lending', 'perps',
      'openid', 'profile', 'read', 'write', 'admin', 'portfolio:read', 'swap:execute', 'perps:trade',
      'shield:scan', 'shield:revoke', 'agents:manage', 'mcp:invoke'
    ]),
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    revoked_at timestamptz(3),
    expires_at timestamptz(3)
  );
  create index api_keys_newest on api_keys (wallet, id desc);

  create table try_counts (
    name text primary key,
    count integer not null,
    ends_at timestamptz(3) not null
  );
  create index try_counts_end on try_counts (ends_at);
`;
