import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import { InMemoryPriceFeeds } from '../oracle/price-feeds.memory.ts';
import { sandboxNativePrice } from './world.ts';

const dollars = (decimal: string) => toUsd(decimal) as Usd;
const GWEI = 10n ** 9n;

const GAS_PRICES: Readonly<Record<ChainId, bigint>> = {
  1: 5n * GWEI,
  10: GWEI / 100n,
  137: 60n * GWEI,
  8453: GWEI / 100n,
  42161: GWEI / 50n,
};

/** Wei per gas on every chain of the policy. */
export const sandboxGasPrices = ({ tokens }: FeePolicy): ReadonlyMap<number, bigint> =>
  new Map([...tokens.keys()].map((chainId) => [chainId, isChainId(chainId) ? GAS_PRICES[chainId] : GWEI]));

/** The price of every native coin in the sandbox's market; every stablecoin of the policy is one dollar. */
export function sandboxPriceFeeds({ tokens }: FeePolicy): InMemoryPriceFeeds {
  const feeds = new InMemoryPriceFeeds(
    new Map([...tokens.keys()].map((chainId) => [chainId, dollars(String(sandboxNativePrice(chainId)))])),
  );
  for (const [chainId, known] of tokens) for (const { address } of known) feeds.change(dollars('1'), chainId, address);
  return feeds;
}
