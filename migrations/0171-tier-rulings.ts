import type { Knex } from 'knex';

// Rulings of operators are appended, never changed. users.kyc_status, kyc_tier and kyc_until repeat the derived standing, so that
// lists can be filtered by an index; kyc_until is when a granted tier ends and the standing must be derived again.
export const up = (knex: Knex) =>
  knex.raw(`
    create table tier_rulings (
      id bigint generated always as identity primary key,
      wallet evm_address not null,
      kind text not null check (kind in ('grant', 'revocation')),
      tier text check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      at timestamptz(3) not null,
      expires_at timestamptz(3),
      check (kind = 'revocation' or tier is not null),
      check (kind = 'grant' or expires_at is null)
    );
    create index tier_rulings_wallet on tier_rulings (wallet, id);
    create index kyc_events_session on kyc_events (session_id, received_at);

    alter table users
      add column kyc_status text not null default 'none' check (kyc_status in ('none', 'pending', 'approved', 'rejected')),
      add column kyc_tier text check (kyc_tier in ('TIER_1', 'TIER_2', 'TIER_3')),
      add column kyc_until timestamptz(3);
    with revoked as (
      select wallet, coalesce(max(revoked_at), '-infinity') as at, bool_or(status = 'pending') as is_open
      from kyc_sessions group by wallet
    ), standing as (
      select wallet, is_open,
        (select max(tier) from kyc_sessions s where s.wallet = r.wallet and s.status = 'approved' and s.status_at > r.at) as tier
      from revoked r
    )
    update users set kyc_tier = standing.tier,
      kyc_status = case when standing.tier is not null then 'approved' when standing.is_open then 'pending' else 'rejected' end
    from standing where standing.wallet = users.wallet;
    create index users_kyc_until on users (kyc_until) where kyc_until is not null;
  `);
