export const sql = `
  -- Every older permit is settled when its auction is next read: nobody looked at those of auctions that were not configured any more.
  alter table bid_permits add column settled boolean not null default false;
  create index bid_permits_unsettled on bid_permits (chain_id, contract, deadline) where not settled;
`;
