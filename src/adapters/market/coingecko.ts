import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import type { Priced } from '../../domain/token/token-registry.ts';
import { type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type CoinGeckoSettings = Readonly<{
  /** Without a key the public host is used, which has lower limits. */
  key?: string;
  plan?: 'demo' | 'pro';
  baseUrl?: string;
  tuning?: Tuning;
}>;

const HOSTS = { demo: 'https://api.coingecko.com/api/v3', pro: 'https://pro-api.coingecko.com/api/v3' };
/**
 * Below the documented limits: 30 per minute for demo keys, 250 for the smallest paid plan. The limit without a key is
 * reported to be lower.
 */
const CALLS_A_MINUTE = { keyless: 10, demo: 28, pro: 240 };

/** CoinGecko's API version 3. All adapters share one client, and so its budget. */
export function coinGecko(settings: CoinGeckoSettings, tools: UpstreamTools): Upstream {
  const { key, plan = 'demo', baseUrl = HOSTS[plan], tuning = {} } = settings;
  const calls = CALLS_A_MINUTE[key === undefined ? 'keyless' : plan];
  return new Upstream(
    {
      name: 'CoinGecko',
      baseUrl,
      allowance: { calls, perMs: 60_000 },
      ...(key !== undefined && { headers: { [`x-cg-${plan}-api-key`]: key } }),
      ...tuning,
    },
    tools,
  );
}

/** CoinGecko's ids of the supported chains. */
const PLATFORMS: Readonly<Record<ChainId | typeof SOLANA_CHAIN_ID, string | undefined>> = {
  1: 'ethereum',
  10: 'optimistic-ethereum',
  137: 'polygon-pos',
  8453: 'base',
  42161: 'arbitrum-one',
  [SOLANA_CHAIN_ID]: 'solana',
};

export const platformOf = (chainId: number): string | undefined =>
  isChainId(chainId) || chainId === SOLANA_CHAIN_ID ? PLATFORMS[chainId] : undefined;

/** CoinGecko's ids of coins and tokens. */
export const COINGECKO_IDS: Readonly<Record<Priced, string>> = {
  ETH: 'ethereum',
  POL: 'polygon-ecosystem-token',
  BTC: 'bitcoin',
  SOL: 'solana',
  USDC: 'usd-coin',
  USDT: 'tether',
  DAI: 'dai',
  UNI: 'uniswap',
  LINK: 'chainlink',
  AAVE: 'aave',
  OP: 'optimism',
  ARB: 'arbitrum',
};
