export const sql = `
  -- The newest requests of each API key, without bodies and addresses, and their counts. Both are kept for seven days.
  create table api_key_requests (
    position bigint generated always as identity primary key,
    key_id bigint not null,
    wallet evm_address not null,
    request_id text not null,
    at timestamptz(3) not null,
    operation text not null,
    status smallint not null,
    ms integer not null
  );
  create index api_key_requests_newest on api_key_requests (key_id, position desc);
  create index api_key_requests_wallet on api_key_requests (wallet, position desc);
  create index api_key_requests_at on api_key_requests (at);

  create table api_key_usage (
    key_id bigint not null,
    wallet evm_address not null,
    day date not null,
    requests bigint not null,
    failed bigint not null,
    primary key (key_id, day)
  );
  create index api_key_usage_wallet on api_key_usage (wallet);
  create index api_key_usage_day on api_key_usage (day);

  -- Operators look for the refusals of one code.
  create index decisions_code on decisions (code, position) where code is not null;
`;
