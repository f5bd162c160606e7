export const sql = `
  create table purchase_authorizations (
    chain_id bigint not null,
    contract evm_address not null,
    nonce uint256 not null,
    buyer evm_address not null,
    payment_token evm_address not null,
    amount uint256 not null,
    max_allowed uint256 not null,
    is_eu boolean not null,
    referrer evm_address not null,
    deadline uint256 not null,
    tier text not null check (tier in ('TIER_1', 'TIER_2', 'TIER_3')),
    issued_at timestamptz(3) not null,
    primary key (chain_id, contract, nonce)
  );
  create index purchase_authorizations_live on purchase_authorizations (chain_id, contract, buyer, deadline);
  create index purchase_authorizations_buyer on purchase_authorizations (chain_id, contract, buyer, issued_at desc);
  create index purchase_authorizations_deadline on purchase_authorizations (chain_id, contract, deadline);

  -- Used authorizations are kept, so that a purge which starts at the oldest one reads all of them again each time. The position is
  -- the last authorization that a purge has decided about.
  create table authorization_purges (
    chain_id bigint not null,
    contract evm_address not null,
    deadline uint256 not null,
    nonce uint256 not null,
    primary key (chain_id, contract)
  );

  create table purchases (
    chain_id bigint not null,
    contract evm_address not null,
    tx_hash hash32 not null,
    log_index integer not null check (log_index >= 0),
    block_number bigint not null check (block_number >= 0),
    block_hash hash32 not null,
    block_time timestamptz(3) not null,
    buyer evm_address not null,
    payment_token evm_address not null,
    referrer evm_address not null,
    amount uint256 not null,
    tokens uint256 not null,
    nonce uint256 not null,
    tier smallint not null check (tier between 0 and 255),
    confirmed boolean not null,
    authorized boolean not null default false,
    reported boolean not null default false,
    announced boolean not null default false,
    primary key (chain_id, contract, tx_hash, log_index)
  );
  create index purchases_history on purchases (chain_id, contract, buyer, block_number desc, log_index desc);
  create index purchases_nonce on purchases (chain_id, contract, nonce);
  create index purchases_block on purchases (chain_id, contract, block_number);
  create index purchases_unconfirmed on purchases (chain_id, contract) where not confirmed;
  create index purchases_unauthorized on purchases (chain_id, contract, block_number, log_index)
    where confirmed and not authorized;
  create index purchases_unannounced on purchases (chain_id, contract, block_number, log_index)
    where confirmed and not announced;
  create index purchases_referred on purchases (chain_id, contract, referrer, block_number desc, log_index desc)
    where confirmed;

  create table sale_cursors (
    chain_id bigint not null,
    contract evm_address not null,
    block_number bigint not null check (block_number >= 0),
    block_hash hash32 not null,
    primary key (chain_id, contract)
  );

  create table sale_checkpoints (
    chain_id bigint not null,
    contract evm_address not null,
    block_number bigint not null check (block_number >= 0),
    block_hash hash32 not null,
    primary key (chain_id, contract, block_number)
  );

  -- outcome: whether the authorization was used; null until the chain proves it. Until then it counts against its buyer's limit.
  create table nft_purchase_authorizations (
    chain_id bigint not null,
    contract evm_address not null,
    nonce uint256 not null,
    buyer evm_address not null,
    payment_token evm_address not null,
    amount uint256 not null,
    token_id uint256 not null,
    tier_id smallint not null check (tier_id between 0 and 255),
    referrer evm_address not null,
    deadline uint256 not null,
    issued_at timestamptz(3) not null,
    outcome text check (outcome in ('used', 'unused')),
    primary key (chain_id, contract, nonce)
  );
  create index nft_purchase_authorizations_buyer on nft_purchase_authorizations (chain_id, buyer, issued_at desc);
  create index nft_purchase_authorizations_deadline on nft_purchase_authorizations (chain_id, deadline);
  create index nft_purchase_authorizations_open on nft_purchase_authorizations (chain_id, deadline) where outcome is null;
  create index nft_purchase_authorizations_unused on nft_purchase_authorizations (chain_id, deadline)
    where outcome = 'unused';

  -- One row for each wallet that was authorized beside an NFT sale. A purchase of a wallet on its own reads the row "for share" in the
  -- statement that records it, so that a mint or another wallet of the person, which writes the row first, waits for it or is seen by it.
  -- is_shared: a mint, or another wallet of the person, counts against the same limit. It is never taken back: a wallet that could
  -- be recorded alone again is only recorded in a transaction.
  create table limit_locks (
    wallet evm_address primary key,
    is_shared boolean not null
  );
`;
