import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { InMemoryPriceFeeds } from '../oracle/price-feeds.memory.ts';
import { sandboxNativePrice } from './world.ts';

const dollars = (decimal: string) => toUsd(decimal) as Usd;
const GWEI = 10n ** 9n;

/** Where the sandbox's fees go: the third account of the development mnemonic. */
export const SANDBOX_TREASURY = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

/** The forwarder of every chain of the sandbox. */
export const SANDBOX_FORWARDER = '0xf04a000000000000000000000000000000000001' as WalletAddress;

/** The contract of gasless transfers on every chain of the sandbox. */
export const SANDBOX_GASLESS_TRANSFERS = '0x6a51e55000000000000000000000000000000001' as WalletAddress;

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

/** Every native coin at its price in the sandbox's market, and every stablecoin of the policy at one dollar. */
export function sandboxPriceFeeds({ tokens }: FeePolicy): InMemoryPriceFeeds {
  const feeds = new InMemoryPriceFeeds(
    new Map([...tokens.keys()].map((chainId) => [chainId, dollars(String(sandboxNativePrice(chainId)))])),
  );
  for (const [chainId, known] of tokens) for (const { address } of known) feeds.change(dollars('1'), chainId, address);
  return feeds;
}
