import type { KycSession } from './kyc-session.ts';
import { isAbove, type KycTier } from './tier.ts';

export type KycStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** The status of a wallet over all its verifications. `tier` is the highest approved one. */
export type KycStanding = Readonly<{ status: KycStatus; tier?: KycTier; open: readonly KycSession[] }>;

/** Derived, never stored. An approval stays valid while an upgrade is pending or fails; a revoked approval voids every earlier approval. */
export function kycStanding(sessions: readonly KycSession[]): KycStanding {
  const open = sessions.filter(({ status }) => status === 'pending');
  const tier = validApprovals(sessions).reduce<KycTier | undefined>(
    (best, { tier }) => (isAbove(tier, best) ? tier : best),
    undefined,
  );
  if (tier !== undefined) return { status: 'approved', tier, open };
  if (open.length > 0) return { status: 'pending', open };
  return { status: sessions.length > 0 ? 'rejected' : 'none', open };
}

/** The approved sessions that no later revocation voids. */
export function validApprovals(sessions: readonly KycSession[]): readonly KycSession[] {
  const revokedAt = Math.max(...sessions.map((session) => session.revokedAt?.getTime() ?? Number.NEGATIVE_INFINITY));
  return sessions.filter(({ status, statusAt }) => status === 'approved' && statusAt.getTime() > revokedAt);
}
