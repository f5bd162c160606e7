export const sql = `
  -- "not valid": every older row satisfies the narrower rule before it, so that none is read now.
  alter table decisions drop constraint decisions_kind_check;
  alter table decisions add constraint decisions_kind_check
    check (kind in ('buy', 'mint', 'bid', 'relay', 'sponsor', 'grant', 'refuse')) not valid;

  create table bid_permits (
    chain_id bigint not null,
    contract evm_address not null,
    nonce uint256 not null,
    owner evm_address not null,
    sender evm_address not null,
    amount uint256 not null,
    max_allowed uint256 not null,
    deadline uint256 not null,
    issued_at timestamptz(3) not null,
    primary key (chain_id, contract, nonce)
  );
  create index bid_permits_owner on bid_permits (chain_id, owner, issued_at desc);
  create index bid_permits_live on bid_permits (chain_id, owner, deadline);
  create index bid_permits_deadline on bid_permits (chain_id, deadline);

  -- contract: the auction. amount: of a bid, or refunded by an exit. nonce and sender: of the permit of a bid.
  create table auction_events (
    chain_id bigint not null,
    contract evm_address not null,
    tx_hash hash32 not null,
    log_index integer not null check (log_index >= 0),
    block_number bigint not null check (block_number >= 0),
    block_hash hash32 not null,
    block_time timestamptz(3) not null,
    kind text not null check (kind in ('bid', 'exit', 'claim', 'checkpoint')),
    bid_id uint256,
    owner evm_address,
    sender evm_address,
    nonce uint256,
    price uint256,
    amount uint256,
    tokens uint256,
    at_block bigint,
    mps integer,
    confirmed boolean not null,
    authorized boolean not null default false,
    reported boolean not null default false,
    primary key (chain_id, contract, tx_hash, log_index),
    check ((bid_id is null) = (kind = 'checkpoint') and (owner is null) = (kind = 'checkpoint'))
  );
  create index auction_events_owner on auction_events (chain_id, owner, block_number, log_index) where owner is not null;
  create index auction_events_block on auction_events (chain_id, contract, block_number);
  create index auction_events_nonce on auction_events (chain_id, contract, nonce) where nonce is not null;
  create index auction_events_tick on auction_events (chain_id, contract, price) where kind = 'bid';
  create index auction_events_checkpoint on auction_events (chain_id, contract, at_block) where kind = 'checkpoint';
  create index auction_events_unconfirmed on auction_events (chain_id, contract) where not confirmed;
  create index auction_events_unauthorized on auction_events (chain_id, block_number, log_index)
    where kind = 'bid' and confirmed and not authorized;
`;
