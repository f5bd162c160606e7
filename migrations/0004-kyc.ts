export const sql = `
  create table terms_acceptances (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    version text not null,
    ip text not null,
    user_agent text,
    accepted_at timestamptz(3) not null,
    unique (wallet, version)
  );
  create index terms_acceptances_newest on terms_acceptances (wallet, accepted_at desc, id desc);

  -- owned_at: since when the verification is the owner's, opened or adopted by a session of the wallet; null: nobody's session opened it.
  -- The link of such a verification is shown once and not kept.
  create table kyc_sessions (
    id text primary key,
    position bigint generated always as identity,
    wallet evm_address not null,
    tier text not null check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    url text,
    created_at timestamptz(3) not null,
    status_at timestamptz(3) not null,
    revoked_at timestamptz(3),
    owned_at timestamptz(3),
    country_code text check (country_code ~ '^[A-Z]{2}$'),
    region_code text check (region_code ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'),
    person_digest text
  );
  create index kyc_sessions_oldest on kyc_sessions (wallet, created_at, position);
  create unique index kyc_sessions_one_pending on kyc_sessions (wallet, tier, (owned_at is not null)) where status = 'pending';
  create index kyc_sessions_open on kyc_sessions (id collate "C") where status = 'pending';
  create index kyc_sessions_person on kyc_sessions (person_digest) where person_digest is not null;
  -- The console is told of changes by comparing the newest rows, each found at the end of an index.
  create index kyc_sessions_position on kyc_sessions (position);

  create table kyc_events (
    id text primary key,
    session_id text not null,
    wallet evm_address,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    occurred_at timestamptz(3) not null,
    received_at timestamptz(3) not null default now(),
    applied boolean not null default false
  );
  create index kyc_events_session on kyc_events (session_id, received_at);
  create index kyc_events_received on kyc_events (received_at);
  create index kyc_events_age on kyc_events (occurred_at);

  -- Rulings of operators are appended, never changed. "by", "reason" and "proposal": who ruled, why, and by which proposal.
  create table tier_rulings (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    kind text not null check (kind in ('grant', 'revocation')),
    tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    at timestamptz(3) not null,
    expires_at timestamptz(3),
    by text,
    reason text,
    proposal bigint,
    check (kind = 'revocation' or tier is not null),
    check (kind = 'grant' or expires_at is null)
  );
  create index tier_rulings_wallet on tier_rulings (wallet, id);
`;
