export const sql = `
  -- A row takes precedence over OPERATORS; one without a role says that the wallet was removed.
  create table operators (
    wallet evm_address primary key,
    role text check (role in ('viewer', 'reviewer', 'admin')),
    at timestamptz(3) not null,
    by text not null
  );

  -- A void proposal has the verdict 'rejected' as well.
  create table proposals (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    action text not null check (action in ('unblock', 'grant-tier', 'revoke-tier', 'add-operator', 'remove-operator', 'erase')),
    tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    expires_at timestamptz(3),
    role text check (role in ('viewer', 'reviewer', 'admin')),
    reason text not null,
    proposed_by text not null,
    proposed_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    verdict text check (verdict in ('approved', 'rejected')),
    is_void boolean not null default false,
    decided_by text,
    decided_at timestamptz(3),
    decision_reason text,
    check ((verdict is null) = (decided_by is null) and (verdict is null) = (decided_at is null))
  );
  create index proposals_wallet on proposals (wallet, id desc);
  create index proposals_open on proposals (id desc) where verdict is null;
  create index proposals_decided on proposals (verdict, id desc) where verdict is not null;
  -- Finds the open proposals of an operator who is removed or blocked.
  create index proposals_open_by on proposals (proposed_by) where verdict is null;

  create table block_changes (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    kind text not null check (kind in ('block', 'unblock')),
    reason text not null,
    by text not null,
    at timestamptz(3) not null,
    proposal bigint
  );
  create index block_changes_wallet on block_changes (wallet, id);

  create table operator_notes (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    text text not null,
    by text not null,
    at timestamptz(3) not null
  );
  create index operator_notes_wallet on operator_notes (wallet, id);

  create table reconciliations (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null,
    report text not null
  );
  create index reconciliations_age on reconciliations (at);

  -- One row for each kind and subject. facts is JSON.
  create table alarms (
    position bigint generated always as identity unique,
    id uuid primary key,
    kind text not null,
    subject text not null,
    message text not null,
    facts text not null,
    state text not null check (state in ('open', 'acknowledged')),
    first_at timestamptz(3) not null,
    last_at timestamptz(3) not null,
    count integer not null check (count > 0),
    openings integer not null check (openings > 0),
    announced integer not null default 0,
    acknowledged_by text,
    acknowledged_at timestamptz(3),
    note text,
    constraint alarms_once unique (kind, subject),
    check ((acknowledged_by is null) = (acknowledged_at is null) and (acknowledged_by is null) = (note is null)),
    check (state = 'open' or acknowledged_by is not null)
  );
  create index alarms_of_state on alarms (state, position desc);
  create index alarms_unannounced on alarms (position) where state = 'open' and announced < openings;
  create index alarms_age on alarms (last_at) where state = 'acknowledged';
  -- The console is told of an alarm that was raised again by comparing the newest time.
  create index alarms_raised on alarms (last_at);
`;
