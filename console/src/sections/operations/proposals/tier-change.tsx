import type { ReactNode } from 'react';
import { useOperation } from '../../../api/index.ts';
import { KeyValueList, type Pair } from '../../../kit/index.ts';
import { formatUsd } from '../../../values/money.ts';
import { type Tier, tierName } from '../../../values/tiers.ts';
import { SALE_RULES } from '../frame/use-payment-token.ts';
import { type Change, tierAfter } from './tier-after.ts';

const tierText = (tier: Tier | null) => (tier === null ? 'No tier' : tierName(tier));

/** What is now, and what it becomes. */
export const becomes = (name: string, before: ReactNode, after: ReactNode): Pair => ({
  name,
  value: (
    <>
      {before} → <strong>{after}</strong>
    </>
  ),
});

/** The tier and its limit, before and after a change; only the present ones while nothing is chosen. */
export function useTierPairs(): (change: Change | undefined, present: Tier | null) => readonly Pair[] {
  const { data: rules } = useOperation('viewSaleRules', undefined, SALE_RULES);
  const limitOf = (tier: Tier | null) => {
    if (tier === null) return 'Nothing';
    const usd = rules?.tiers.find((one) => one.tier === tier)?.maxUsd;
    return usd === undefined ? 'not available' : (formatUsd(usd) ?? 'No limit');
  };
  return (change, present) => {
    const now = [
      ['Tier', tierText(present)],
      ['May buy for', limitOf(present)],
    ] as const;
    if (change === undefined) return now.map(([name, value]) => ({ name, value }));
    const { tier, atMost } = tierAfter(change, present);
    const after = [tierText(tier), limitOf(tier)].map((text) => (atMost ? `at most ${text}` : text));
    return now.map(([name, before], at) => becomes(name, before, after[at]));
  };
}

export const TierChange = ({ change, present }: Readonly<{ change: Change | undefined; present: Tier | null }>) => (
  <KeyValueList pairs={useTierPairs()(change, present)} />
);
