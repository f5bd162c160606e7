import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create table chat_link_codes (
      digest text primary key,
      platform text not null check (platform in ('whatsapp', 'telegram')),
      wallet evm_address not null,
      expires_at timestamptz(3) not null,
      unique (wallet, platform)
    );
    create index chat_link_codes_expiry on chat_link_codes (expires_at);
    create table chat_links (
      platform text not null check (platform in ('whatsapp', 'telegram')),
      account text collate "C" not null,
      wallet evm_address not null,
      expires_at timestamptz(3) not null,
      primary key (platform, account)
    );
    create index chat_links_wallet on chat_links (wallet);
    create index chat_links_expiry on chat_links (expires_at);
  `);
