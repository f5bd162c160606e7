import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import { InMemoryPriceFeeds } from '../oracle/price-feeds.memory.ts';

const dollars = (decimal: string) => toUsd(decimal) as Usd;
const GWEI = 10n ** 9n;
const POLYGON = 137;

const GAS_PRICES: Readonly<Record<number, bigint>> = {
  1: 5n * GWEI,
  10: GWEI / 100n,
  [POLYGON]: 60n * GWEI,
  8453: GWEI / 100n,
  42161: GWEI / 50n,
};

/** Wei per gas on every chain of the policy. */
export const sandboxGasPrices = ({ tokens }: FeePolicy): ReadonlyMap<number, bigint> =>
  new Map([...tokens.keys()].map((chainId) => [chainId, GAS_PRICES[chainId] ?? GWEI]));

/** Ether at 3,000 dollars, POL at a quarter, and every stablecoin of the policy at one. */
export function sandboxPriceFeeds({ tokens }: FeePolicy): InMemoryPriceFeeds {
  const feeds = new InMemoryPriceFeeds(
    new Map([...tokens.keys()].map((chainId) => [chainId, dollars(chainId === POLYGON ? '0.25' : '3000')])),
  );
  for (const [chainId, known] of tokens) for (const { address } of known) feeds.change(dollars('1'), chainId, address);
  return feeds;
}
