/** How an operator finds users by the beginning of a text. */
const SEARCHED = ['username', 'email', 'name'] as const;

export const sql = `
  -- contract_chain_ids: the chains on which a contract account has proved itself; the first proof decides whose account it is.
  -- kyc_status, kyc_tier and kyc_until repeat the derived standing, so that lists can be filtered by an index; kyc_until is when a granted
  -- tier ends and the standing must be derived again.
  create table users (
    id bigint generated always as identity primary key,
    wallet evm_address not null constraint users_wallet_key unique,
    username text,
    email text,
    email_verified boolean not null,
    unconfirmed_email text,
    name text,
    phone text,
    siwe_verified_at timestamptz(3),
    embedded_user_id text,
    contract_chain_ids bigint[] not null default '{}',
    referral_code text not null constraint users_referral_code_key unique,
    referred_by evm_address,
    referrer_stated boolean not null default false,
    claimed_referrer evm_address,
    referrer_disputed boolean not null default false,
    referral_disclaimer_accepted boolean not null default false,
    is_blocked boolean not null,
    country_code text check (country_code ~ '^[A-Z]{2}$'),
    kyc_status text not null default 'none' check (kyc_status in ('none', 'pending', 'approved', 'rejected')),
    kyc_tier text check (kyc_tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    kyc_until timestamptz(3),
    notify_aml boolean not null,
    notify_vesting boolean not null,
    notify_updates boolean not null,
    created_at timestamptz(3) not null
  );
  create unique index users_username_key on users (lower(username));
  -- Only a verified address is reserved.
  create unique index users_verified_email_key on users (lower(email)) where email_verified;
  create index users_notified_of_updates on users (id) where notify_updates and email_verified;
  create index users_kyc_until on users (kyc_until) where kyc_until is not null;
  -- Each filter of the operators' list has an index that also has its order, newest first.
  create index users_by_kyc_status on users (kyc_status, id desc);
  create index users_by_kyc_tier on users (kyc_tier, id desc) where kyc_tier is not null;
  create index users_blocked on users (id desc) where is_blocked;
  create index users_wallet_prefix on users (lower(wallet) text_pattern_ops);
  ${SEARCHED.map((column) => `create index users_${column}_prefix on users (lower(${column}) text_pattern_ops) where ${column} is not null;`).join('\n  ')}
  -- The planner takes no statistics from partial indexes. Without any it expects every prefix to match one user in 200, and reads all users
  -- from the newest on. These are of the expressions that a search compares; analyze fills them.
  ${SEARCHED.map((column) => `create statistics users_searched_${column} on (lower(${column})) from users;`).join('\n  ')}

  create table profile_changes (
    id bigint generated always as identity primary key,
    wallet evm_address not null,
    field text not null,
    before jsonb,
    after jsonb,
    at timestamptz(3) not null,
    actor evm_address not null
  );
  create index profile_changes_oldest on profile_changes (wallet, id);

  create table user_preferences (
    wallet evm_address not null,
    kind text not null check (kind in ('swap', 'dashboard')),
    choices jsonb not null check (jsonb_typeof(choices) = 'object'),
    primary key (wallet, kind)
  );

  create table user_wallets (
    id bigint generated always as identity primary key,
    owner evm_address not null,
    chain text not null check (chain in ('evm', 'sol', 'btc')),
    address text not null,
    label text,
    is_embedded boolean not null,
    embedded_wallet_id text,
    is_primary boolean not null,
    created_at timestamptz(3) not null,
    constraint user_wallets_address_key unique (owner, chain, address)
  );
  create unique index user_wallets_one_primary on user_wallets (owner, chain) where is_primary;

  create table email_confirmations (
    id uuid primary key,
    wallet evm_address not null constraint email_confirmations_one_a_wallet unique,
    email text not null,
    digest text not null constraint email_confirmations_digest_key unique check (digest ~ '^[0-9a-f]{64}$'),
    expires_at timestamptz(3) not null
  );
  create index email_confirmations_expiry on email_confirmations (expires_at);
`;
