import type { Knex } from 'knex';

/** Notices hold no e-mail address: it is looked up when they are sent. Those that were sent keep their key only. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table outbox (
      id bigint generated always as identity primary key,
      key text not null constraint outbox_once unique,
      channel text not null check (channel in ('mail', 'webhook')),
      wallet evm_address,
      content text,
      state text not null default 'ready' check (state in ('ready', 'done', 'dead')),
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      locked_until timestamptz,
      lock_token text,
      last_error text,
      finished_at timestamptz,
      check (content is not null or state <> 'ready')
    );
    create index outbox_due on outbox (run_at, id) where state = 'ready';
    create index outbox_finished on outbox (finished_at) where state <> 'ready';
    create index outbox_wallet on outbox (wallet) where wallet is not null;
    create table email_confirmations (
      id uuid primary key,
      wallet evm_address not null constraint email_confirmations_one_a_wallet unique,
      email text not null,
      digest text not null constraint email_confirmations_digest_key unique check (digest ~ '^[0-9a-f]{64}$'),
      expires_at timestamptz(3) not null
    );
    create index email_confirmations_expiry on email_confirmations (expires_at);
    create index users_notified_of_updates on users (id) where notify_updates and email_verified;
    alter table purchases add column announced boolean not null default false;
    update purchases set announced = true;
    create index purchases_unannounced on purchases (chain_id, contract, block_number, log_index)
      where confirmed and not announced;
  `);
