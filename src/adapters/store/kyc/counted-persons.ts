/**
 * SQL for `personsOf`: the digests of the persons of the wallet that the SQL expression `wallet` names, by the verifications that count
 * (`verificationsOf`).
 */
export const countedPersons = (wallet: string): string => `
  select own.person_digest from kyc_sessions own
  where own.wallet = ${wallet} and own.person_digest is not null and (own.owned_at is not null or not exists (
    select from kyc_sessions owned where owned.wallet = own.wallet and owned.owned_at is not null))`;
