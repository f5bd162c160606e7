import type { KycSession } from './kyc-session.ts';
import type { KycTier, TierRuling } from './tier.ts';
import type { Verifications } from './verifications.ts';

export const KYC_STEPS = ['opened', 'approved', 'rejected', 'revoked', 'granted'] as const;

/** What happened to the verification of a wallet. `tier`: absent for a revocation of all tiers. */
export type KycStep = Readonly<{ at: Date; step: (typeof KYC_STEPS)[number]; tier?: KycTier }>;

/**
 * The steps of each verification that counts, and the rulings of operators, newest first. Of an approval that the provider revoked only
 * the revocation is known.
 */
export const kycHistory = ({ counted }: Verifications, rulings: readonly TierRuling[]): readonly KycStep[] =>
  [...counted.flatMap(stepsOf), ...rulings.map(stepOf)].sort((one, other) => other.at.getTime() - one.at.getTime());

/** The later one first, so that it stays first when both have the same time. */
function stepsOf({ tier, status, statusAt, revokedAt, createdAt }: KycSession): readonly KycStep[] {
  const opened: KycStep = { at: createdAt, step: 'opened', tier };
  if (status === 'pending') return [opened];
  return [
    revokedAt === undefined ? { at: statusAt, step: status, tier } : { at: revokedAt, step: 'revoked', tier },
    opened,
  ];
}

const stepOf = ({ at, kind, tier }: TierRuling): KycStep => ({
  at,
  step: kind === 'grant' ? 'granted' : 'revoked',
  ...(tier !== undefined && { tier }),
});
