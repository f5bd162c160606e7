import type { KycTier } from '../../domain/kyc/tier.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';

/** The provider's name of the verification for each tier; all differ. */
export type TierNames = Readonly<Partial<Record<KycTier, string>>>;

export function tierNamed(names: TierNames, name: string | undefined): KycTier | undefined {
  const tiers = Object.entries(names) as [KycTier, string][];
  return tiers.find(([, known]) => known === name)?.[0];
}

/** Otherwise the tier of an approval would be ambiguous. */
export function refuseOneForTwo(
  read: ProviderSettings,
  name: string,
  what: string,
  { TIER_1, TIER_2 }: Readonly<{ TIER_1: string; TIER_2: string }>,
): void {
  if (TIER_1 !== '' && TIER_1 === TIER_2) read.fault(`${name}_TIER_2 must be a different ${what} than ${name}_TIER_1`);
}
