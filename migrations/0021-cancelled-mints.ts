export const sql = `
  -- "not valid": every older row satisfies the narrower rule before it, so that none is read now.
  alter table nft_purchase_authorizations drop constraint nft_purchase_authorizations_outcome_check;
  alter table nft_purchase_authorizations add constraint nft_purchase_authorizations_outcome_check
    check (outcome in ('used', 'unused', 'cancelled')) not valid;
`;
