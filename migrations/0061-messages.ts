import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table message_queue (
      id bigint generated always as identity primary key,
      platform text not null check (platform in ('whatsapp', 'telegram')),
      message_id text not null,
      chat text not null,
      message text,
      reply text,
      state text not null default 'ready' check (state in ('ready', 'done', 'dead')),
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      locked_until timestamptz,
      lock_token text,
      duplicates integer not null default 0,
      last_error text,
      finished_at timestamptz,
      constraint message_queue_once unique (platform, message_id),
      check (message is not null or state = 'done')
    );
    create index message_queue_due on message_queue (run_at, id) where state = 'ready';
    create index message_queue_chat on message_queue (platform, chat, id) where state = 'ready';
    create index message_queue_finished on message_queue (finished_at) where state = 'done';
    create index message_queue_dead on message_queue (finished_at, id) where state = 'dead';
    create index message_queue_duplicates on message_queue (id) where duplicates > 0;
  `);
