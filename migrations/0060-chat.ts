import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table chat_sessions (
      channel text not null check (channel in ('web', 'whatsapp', 'telegram', 'mcp', 'api')),
      wallet text not null,
      id text not null,
      frame text,
      offer_id text,
      offer_content text,
      offer_expires_at timestamptz(3),
      expires_at timestamptz(3) not null,
      primary key (channel, wallet, id),
      check ((offer_id is null) = (offer_content is null) and (offer_id is null) = (offer_expires_at is null))
    );
    create index chat_sessions_expiry on chat_sessions (expires_at);
  `);
