import type { Knex } from 'knex';
import type { KycIdentity } from '../../../domain/kyc/kyc-identity.ts';
import type { KycSession } from '../../../domain/kyc/kyc-session.ts';
import { kycStanding } from '../../../domain/kyc/kyc-standing.ts';
import type { TierRuling } from '../../../domain/kyc/tier.ts';
import { type Verifications, verificationsOf } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { oneAtATime } from '../shared/locks.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
import { present } from '../shared/values.ts';

type Unidentified = Omit<KycSession, 'identity'>;
const sessions = rowsOf<Unidentified>()([
  'id',
  'wallet',
  'tier',
  'status',
  'url',
  'createdAt',
  'statusAt',
  'revokedAt',
  'ownedAt',
]);
export type SessionRow = RowOf<Unidentified> & Record<'country_code' | 'region_code' | 'person_digest', string | null>;

export const toRow = (session: KycSession): SessionRow => ({
  ...sessions.toRow(session),
  country_code: session.identity?.countryCode ?? null,
  region_code: session.identity?.region ?? null,
  person_digest: session.identity?.person ?? null,
});

export const toSession = (row: SessionRow): KycSession =>
  present({ ...sessions.toRecord(row), identity: toIdentity(row) });

const toIdentity = ({ country_code, region_code, person_digest }: SessionRow): KycIdentity | null =>
  [country_code, region_code, person_digest].every((part) => part === null)
    ? null
    : present({ countryCode: country_code, region: region_code, person: person_digest });

/** Waits for other transactions that change what the wallet's standing is derived from. Call it before the change. */
export const lockStanding = (trx: Knex, wallet: WalletAddress): Promise<void> => oneAtATime(trx, 'kyc', wallet);

/** Derives the standing again and stores it with the user, for lists; in the transaction of the change, after `lockStanding`. */
export async function projectStanding(trx: Knex, wallet: WalletAddress, now: Date): Promise<Verifications> {
  const verifications = await verificationsIn(trx, wallet);
  const { status, tier, until } = kycStanding(verifications, await rulingsIn(trx, wallet), now);
  await trx('users')
    .where({ wallet })
    .update({ kyc_status: status, kyc_tier: tier ?? null, kyc_until: until ?? null });
  return verifications;
}

export async function verificationsIn(db: Knex, wallet: WalletAddress): Promise<Verifications> {
  const rows = await db<SessionRow>('kyc_sessions').where({ wallet }).orderBy('created_at').orderBy('position');
  return verificationsOf(rows.map(toSession));
}

export async function rulingsIn(db: Knex, wallet: WalletAddress): Promise<readonly TierRuling[]> {
  const rows = await db<RulingRow>('tier_rulings').where({ wallet }).orderBy('id');
  return rows.map(toRuling);
}

export const toRuling = ({ wallet, kind, at, tier, expires_at, by, reason, proposal }: RulingRow): TierRuling =>
  present({ wallet, kind, at, tier, expiresAt: expires_at, by, reason, proposal }) as TierRuling;

/** Appends the ruling in the given transaction, and derives the standing of its wallet. */
export async function appendRuling(trx: Knex, ruling: TierRuling): Promise<void> {
  const { wallet, kind, at, tier, by, reason, proposal } = ruling;
  const expiresAt = ruling.kind === 'grant' ? ruling.expiresAt : undefined;
  await lockStanding(trx, wallet);
  const optional = { tier, expires_at: expiresAt, by, reason, proposal };
  const nulls = Object.fromEntries(Object.entries(optional).map(([name, value]) => [name, value ?? null]));
  await trx('tier_rulings').insert({ wallet, kind, at, ...nulls });
  await projectStanding(trx, wallet, at);
}

export type RulingRow = {
  id: string;
  wallet: WalletAddress;
  kind: TierRuling['kind'];
  tier: TierRuling['tier'] | null;
  at: Date;
  expires_at: Date | null;
  by: string | null;
  reason: string | null;
  proposal: string | null;
};

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
