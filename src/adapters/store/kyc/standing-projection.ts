import type { Knex } from 'knex';
import { kycStanding } from '../../../domain/kyc/kyc-standing.ts';
import type { TierRuling } from '../../../domain/kyc/tier-ruling.ts';
import { type Verifications, verificationsOf } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { oneAtATime } from '../shared/locks.ts';
import { present } from '../shared/values.ts';
import { type SessionRow, toSession } from './kyc-store.rows.ts';

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
