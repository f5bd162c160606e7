/**
 * SQL for `personsOf`: the digests of the persons of the wallet that the SQL expression `wallet` names, by the verifications that say who
 * its owner is (`identifying`).
 */
export const countedPersons = (wallet: string): string => `
  select one.person_digest from kyc_sessions one cross join lateral (
    select min(own.owned_at) as since, bool_or(own.status = 'approved'
      or num_nonnulls(own.country_code, own.region_code, own.person_digest) > 0) as is_identified
    from kyc_sessions own where own.wallet = one.wallet and own.owned_at is not null) owner
  where one.wallet = ${wallet} and one.person_digest is not null and (one.owned_at is not null or owner.since is null
    or (not owner.is_identified and (one.status_at <= owner.since or one.revoked_at > owner.since)
      and exists (select from tier_rulings given where given.wallet = one.wallet and given.kind = 'grant')))`;
