import type { KycIdentity } from '../../../domain/kyc/kyc-identity.ts';
import type { KycSession } from '../../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { present } from '../shared/values.ts';

export type SessionRow = {
  id: string;
  wallet: WalletAddress;
  tier: KycSession['tier'];
  status: KycSession['status'];
  /** Empty in rows of erased persons. */
  url: string | null;
  created_at: Date;
  status_at: Date;
  revoked_at: Date | null;
  country_code: string | null;
  region_code: string | null;
  person_digest: string | null;
  owned_at: Date | null;
};

export const toRow = (session: KycSession): SessionRow => ({
  id: session.id,
  wallet: session.wallet,
  tier: session.tier,
  status: session.status,
  url: session.url ?? null,
  created_at: session.createdAt,
  status_at: session.statusAt,
  revoked_at: session.revokedAt ?? null,
  country_code: session.identity?.countryCode ?? null,
  region_code: session.identity?.region ?? null,
  person_digest: session.identity?.person ?? null,
  owned_at: session.ownedAt ?? null,
});

export const toSession = (row: SessionRow): KycSession =>
  present({
    id: row.id,
    wallet: row.wallet,
    tier: row.tier,
    status: row.status,
    url: row.url,
    createdAt: row.created_at,
    statusAt: row.status_at,
    revokedAt: row.revoked_at,
    ownedAt: row.owned_at,
    identity: toIdentity(row),
  });

const toIdentity = ({ country_code, region_code, person_digest }: SessionRow): KycIdentity | null =>
  [country_code, region_code, person_digest].every((part) => part === null)
    ? null
    : present({ countryCode: country_code, region: region_code, person: person_digest });
