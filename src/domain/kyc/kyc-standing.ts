import type { KycSession } from './kyc-session.ts';
import { isAbove, type KycTier, type TierRuling } from './tier.ts';
import { lastRevocation, setAside, type Verifications } from './verifications.ts';

export type KycStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** The status of a wallet over the verifications that count. `tier` is the highest approved one. */
export type KycStanding = Readonly<{
  status: KycStatus;
  tier?: KycTier;
  open: readonly KycSession[];
  /** When the standing changes by itself: the next expiry of a granted tier. */
  until?: Date;
}>;

/** A tier that the provider verified or operators granted, and from when to when it counts. */
type Approval = Readonly<{ tier: KycTier; at: Date; expiresAt?: Date }>;

/**
 * Derived, never stored as a fact. An approval stays valid while an upgrade is pending or fails. A revocation, by the provider or by
 * operators, voids every earlier approval of the tiers that it covers, verified or granted; a later approval counts again.
 */
export function kycStanding(verifications: Verifications, rulings: readonly TierRuling[], now: Date): KycStanding {
  const { counted } = verifications;
  const open = counted.filter(({ status }) => status === 'pending');
  const valid = [...validApprovals(verifications).map(approvalOf), ...grantsOf(verifications, rulings)].filter(
    (approval) => !isRevoked(approval, rulings) && !isOver(approval, now),
  );
  const tier = valid.reduce<KycTier | undefined>((best, { tier }) => (isAbove(tier, best) ? tier : best), undefined);
  const until = earliest(valid.flatMap(({ expiresAt }) => expiresAt ?? []));
  if (tier !== undefined) return { status: 'approved', tier, open, ...(until !== undefined && { until }) };
  if (open.length > 0) return { status: 'pending', open };
  const isRefused = counted.length > 0 || rulings.some(({ kind }) => kind === 'revocation');
  return { status: isRefused ? 'rejected' : 'none', open };
}

/** The tier of approvals that no longer count, when it is above the wallet's: the owner lost it by opening a verification of his own. */
export function lostTier(verifications: Verifications, rulings: readonly TierRuling[], now: Date): KycTier | undefined {
  const { tier } = kycStanding(setAside(verifications), rulings, now);
  return tier !== undefined && isAbove(tier, kycStanding(verifications, rulings, now).tier) ? tier : undefined;
}

/** The approved sessions that count and that no later revocation by the provider voids. */
export function validApprovals(verifications: Verifications): readonly KycSession[] {
  const revokedAt = lastRevocation(verifications);
  return verifications.counted.filter(
    ({ status, statusAt }) => status === 'approved' && statusAt.getTime() > revokedAt,
  );
}

const approvalOf = ({ tier, statusAt }: KycSession): Approval => ({ tier, at: statusAt });

/** The granted tiers that no later revocation by the provider voids. */
function grantsOf(verifications: Verifications, rulings: readonly TierRuling[]): readonly Approval[] {
  const revokedAt = lastRevocation(verifications);
  return rulings.flatMap((ruling) => (ruling.kind === 'grant' && ruling.at.getTime() > revokedAt ? [ruling] : []));
}

const isRevoked = ({ tier, at }: Approval, rulings: readonly TierRuling[]): boolean =>
  rulings.some(
    (ruling) =>
      ruling.kind === 'revocation' && ruling.at >= at && (ruling.tier === undefined || !isAbove(ruling.tier, tier)),
  );

const isOver = ({ expiresAt }: Approval, now: Date): boolean => expiresAt !== undefined && expiresAt <= now;

const earliest = (times: readonly Date[]): Date | undefined =>
  times.reduce<Date | undefined>((first, time) => (first === undefined || time < first ? time : first), undefined);
