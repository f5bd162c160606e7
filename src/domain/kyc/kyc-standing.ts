import type { KycSession } from './kyc-session.ts';
import { isAbove, type KycTier } from './tier.ts';
import type { TierRuling } from './tier-ruling.ts';

export type KycStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** The status of a wallet over all its verifications. `tier` is the highest approved one. */
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
export function kycStanding(sessions: readonly KycSession[], rulings: readonly TierRuling[], now: Date): KycStanding {
  const open = sessions.filter(({ status }) => status === 'pending');
  const valid = [...validApprovals(sessions).map(approvalOf), ...grantsOf(sessions, rulings)].filter(
    (approval) => !isRevoked(approval, rulings) && !isOver(approval, now),
  );
  const tier = valid.reduce<KycTier | undefined>((best, { tier }) => (isAbove(tier, best) ? tier : best), undefined);
  const until = earliest(valid.flatMap(({ expiresAt }) => expiresAt ?? []));
  if (tier !== undefined) return { status: 'approved', tier, open, ...(until !== undefined && { until }) };
  if (open.length > 0) return { status: 'pending', open };
  const isRefused = sessions.length > 0 || rulings.some(({ kind }) => kind === 'revocation');
  return { status: isRefused ? 'rejected' : 'none', open };
}

/** The approved sessions that no later revocation by the provider voids. */
export function validApprovals(sessions: readonly KycSession[]): readonly KycSession[] {
  const revokedAt = lastProviderRevocation(sessions);
  return sessions.filter(({ status, statusAt }) => status === 'approved' && statusAt.getTime() > revokedAt);
}

const approvalOf = ({ tier, statusAt }: KycSession): Approval => ({ tier, at: statusAt });

/** The granted tiers that no later revocation by the provider voids. */
function grantsOf(sessions: readonly KycSession[], rulings: readonly TierRuling[]): readonly Approval[] {
  const revokedAt = lastProviderRevocation(sessions);
  return rulings.flatMap((ruling) => (ruling.kind === 'grant' && ruling.at.getTime() > revokedAt ? [ruling] : []));
}

const lastProviderRevocation = (sessions: readonly KycSession[]): number =>
  Math.max(...sessions.map(({ revokedAt }) => revokedAt?.getTime() ?? Number.NEGATIVE_INFINITY));

const isRevoked = ({ tier, at }: Approval, rulings: readonly TierRuling[]): boolean =>
  rulings.some(
    (ruling) =>
      ruling.kind === 'revocation' && ruling.at >= at && (ruling.tier === undefined || !isAbove(ruling.tier, tier)),
  );

const isOver = ({ expiresAt }: Approval, now: Date): boolean => expiresAt !== undefined && expiresAt <= now;

const earliest = (times: readonly Date[]): Date | undefined =>
  times.reduce<Date | undefined>((first, time) => (first === undefined || time < first ? time : first), undefined);
