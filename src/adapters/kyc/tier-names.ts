import type { KycTier } from '../../domain/kyc/tier.ts';

/** The provider's name of the verification for each tier; all differ. */
export type TierNames = Readonly<Partial<Record<KycTier, string>>>;

export function tierNamed(names: TierNames, name: string | undefined): KycTier | undefined {
  const tiers = Object.entries(names) as [KycTier, string][];
  return tiers.find(([, known]) => known === name)?.[0];
}
