import { centsToUnits, MAX_UINT256 } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type KycTier = 'TIER_1' | 'TIER_2' | 'TIER_3';
export const KYC_TIERS: readonly KycTier[] = ['TIER_1', 'TIER_2', 'TIER_3'];

type TierTerms = Readonly<{ name: string; maxCents?: bigint; maxUsd: string; requirements: string }>;

/** Lifetime purchase limits in US cents; absent means no limit. */
export const TIER_TERMS: Readonly<Record<KycTier, TierTerms>> = {
  TIER_1: { name: 'Basic', maxCents: 99_999n, maxUsd: '999.99', requirements: 'Basic identity verification' },
  TIER_2: {
    name: 'Enhanced',
    maxCents: 999_999n,
    maxUsd: '9999.99',
    requirements: 'Enhanced identity verification, AML screening and proof of address',
  },
  TIER_3: { name: 'Accredited', maxUsd: 'unlimited', requirements: 'Accredited-investor verification by our team' },
};

/** The tier's cap in smallest units of a payment token with `decimals`; 2^256-1 when there is none. */
export function tierCap(tier: KycTier, decimals: number): bigint {
  const { maxCents } = TIER_TERMS[tier];
  return maxCents === undefined ? MAX_UINT256 : centsToUnits(maxCents, decimals);
}

/** 1, 2 or 3: the tier's number in the sale contract. */
export const tierNumber = (tier: KycTier): number => KYC_TIERS.indexOf(tier) + 1;

export const isAbove = (tier: KycTier, other: KycTier | undefined): boolean =>
  other === undefined || KYC_TIERS.indexOf(tier) > KYC_TIERS.indexOf(other);

/** Who ruled and why; absent in rulings that were stored before this was recorded. */
type Origin = Readonly<{ by?: string; reason?: string; proposal?: string }>;

/** A tier that operators granted, or a revocation by operators. Rulings are never changed: a later one overrides. */
export type TierRuling = Readonly<{ wallet: WalletAddress; at: Date }> &
  Origin &
  (
    | Readonly<{ kind: 'grant'; tier: KycTier; expiresAt?: Date }>
    /** Voids earlier approvals, of the provider too: those of `tier` and above, or all without it. */
    | Readonly<{ kind: 'revocation'; tier?: KycTier }>
  );
