import type { ChainFacts, GasLimitRule, GasMarket } from './chain-facts.ts';

const GWEI = 10n ** 9n;

const usualMarket: GasMarket = {
  tipFloor: 0n,
  baseFeePercent: 125n,
  // Six full blocks of Ethereum double its base fee.
  highestBaseFeePercent: 200n,
  dataFees: 'none',
  maxHeadAgeMs: 3 * 60_000,
};
/** The cap is that of EIP-7825. */
const usualLimit: GasLimitRule = { percent: 120n, cap: 2n ** 24n };

/**
 * The chains of transfers, portfolios and fees, by EIP-155 id. To add one, add its record here and compile: the
 * compiler reports every table without it (docs/recipes/add-a-chain.md).
 */
const REGISTRY = {
  1: {
    name: 'Ethereum',
    aliases: ['eth', 'mainnet', 'ethereum mainnet', 'eth mainnet', 'l1', 'layer 1', 'layer one', 'erc20'],
    coin: 'ETH',
    explorer: 'https://etherscan.io',
    blocks: { timeMs: 12_000, confirmations: 12 },
    gas: { market: usualMarket, limit: usualLimit },
  },
  10: {
    name: 'Optimism',
    aliases: ['op', 'op mainnet', 'optimism mainnet', 'opt'],
    coin: 'ETH',
    explorer: 'https://optimistic.etherscan.io',
    blocks: { timeMs: 2_000, confirmations: 10 },
    gas: { market: { ...usualMarket, dataFees: 'apart' }, limit: usualLimit },
  },
  137: {
    name: 'Polygon',
    aliases: ['matic', 'pol', 'polygon pos', 'poly', 'polygon mainnet', 'polygon matic'],
    coin: 'POL',
    explorer: 'https://polygonscan.com',
    blocks: { timeMs: 2_000, confirmations: 64 },
    gas: {
      // Validators reject tips below 25 gwei and recommend 30.
      market: { ...usualMarket, tipFloor: 30n * GWEI, highestBaseFeePercent: 125n },
      limit: { percent: 125n, cap: 32_000_000n },
    },
  },
  8453: {
    name: 'Base',
    aliases: ['base mainnet', 'base chain'],
    coin: 'ETH',
    explorer: 'https://basescan.org',
    blocks: { timeMs: 2_000, confirmations: 10 },
    gas: { market: { ...usualMarket, dataFees: 'apart' }, limit: usualLimit },
  },
  42161: {
    name: 'Arbitrum',
    aliases: ['arb', 'arbitrum one', 'arbi'],
    coin: 'ETH',
    explorer: 'https://arbiscan.io',
    blocks: { timeMs: 250, confirmations: 20 },
    gas: {
      market: {
        ...usualMarket,
        tipFloor: undefined,
        baseFeePercent: 130n,
        highestBaseFeePercent: 150n,
        dataFees: 'as-gas',
      },
      // The estimate includes the cost of its data on the parent chain, which fluctuates.
      limit: { percent: 130n, cap: 32_000_000n },
    },
  },
} as const satisfies Readonly<Record<number, ChainFacts>>;

export type ChainId = keyof typeof REGISTRY;

export const CHAINS: Readonly<Record<ChainId, ChainFacts>> = REGISTRY;

export const SUPPORTED_CHAINS = Object.keys(REGISTRY).map(Number) as readonly ChainId[];

/** The only type guard from a number to a ChainId. */
export const isChainId = (chainId: number): chainId is ChainId => Object.hasOwn(REGISTRY, chainId);

export const chainName = (chainId: number): string => (isChainId(chainId) ? CHAINS[chainId].name : `chain ${chainId}`);

/** For messages: "Ethereum, Optimism, …". */
export const CHAIN_NAMES: string = SUPPORTED_CHAINS.map(chainName).join(', ');
