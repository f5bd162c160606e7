import type { KycTier } from '../../domain/kyc/tier.ts';

/** What a provider calls that which verifies for each tier; no two are the same. */
export type TierNames = Readonly<Partial<Record<KycTier, string>>>;

export function tierNamed(names: TierNames, name: string | undefined): KycTier | undefined {
  const tiers = Object.entries(names) as [KycTier, string][];
  return tiers.find(([, known]) => known === name)?.[0];
}
