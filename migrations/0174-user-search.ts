import type { Knex } from 'knex';

// Each filter of the operators' list of users has an index that also has its order, newest first.
export const up = (knex: Knex) =>
  knex.raw(`
    create index users_by_kyc_status on users (kyc_status, id desc);
    create index users_by_kyc_tier on users (kyc_tier, id desc) where kyc_tier is not null;
    create index users_blocked on users (id desc) where is_blocked;
    create index users_wallet_prefix on users (lower(wallet) text_pattern_ops);
    create index users_username_prefix on users (lower(username) text_pattern_ops) where username is not null;
    create index users_email_prefix on users (lower(email) text_pattern_ops) where email is not null;
    create index users_name_prefix on users (lower(name) text_pattern_ops) where name is not null;
  `);
