export const sql = `
  -- The transaction that executed a signed transfer, once it is known; null where the reference is the transaction.
  alter table payment_claims add column tx_hash hash32;
`;
