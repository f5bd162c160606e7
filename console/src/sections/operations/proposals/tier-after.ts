import { TIERS, type Tier } from '../../../values/tiers.ts';

export type Change = Readonly<{ action: string; tier: Tier | null }>;

/** `atMost`: lower tiers that were approved on their own stay, and whether there are any is not known here. */
export type TierAfter = Readonly<{ tier: Tier | null; atMost: boolean }>;

const rankOf = (tier: Tier | null) => (tier === null ? -1 : TIERS.indexOf(tier));

/** The tier that a person has once the proposal is approved. */
export function tierAfter({ action, tier }: Change, present: Tier | null): TierAfter {
  const stays = { tier: present, atMost: false };
  if (action === 'grant-tier') return rankOf(tier) > rankOf(present) ? { tier, atMost: false } : stays;
  if (action !== 'revoke-tier' || rankOf(present) < rankOf(tier)) return stays;
  const below = tier === null ? undefined : TIERS[rankOf(tier) - 1];
  return below === undefined ? { tier: null, atMost: false } : { tier: below, atMost: true };
}
