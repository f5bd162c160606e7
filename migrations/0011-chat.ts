export const sql = `
  -- recalled: earlier requests of the conversation and steps to come, as JSON.
  create table chat_sessions (
    channel channel_name not null,
    wallet text not null,
    id text not null,
    frame text,
    offer_id text,
    offer_content text,
    offer_expires_at timestamptz(3),
    recalled text,
    expires_at timestamptz(3) not null,
    primary key (channel, wallet, id),
    check ((offer_id is null) = (offer_content is null) and (offer_id is null) = (offer_expires_at is null))
  );
  create index chat_sessions_expiry on chat_sessions (expires_at);

  create table chat_contacts (
    wallet evm_address not null,
    name text collate "C" not null check (length(name) between 1 and 32),
    address evm_address not null,
    primary key (wallet, name)
  );

  create table chat_link_codes (
    digest text primary key,
    platform channel_name not null,
    wallet evm_address not null,
    expires_at timestamptz(3) not null,
    unique (wallet, platform)
  );
  create index chat_link_codes_expiry on chat_link_codes (expires_at);

  create table chat_links (
    platform channel_name not null,
    account text collate "C" not null,
    wallet evm_address not null,
    expires_at timestamptz(3) not null,
    primary key (platform, account)
  );
  create index chat_links_wallet on chat_links (wallet);
  create index chat_links_expiry on chat_links (expires_at);
`;
