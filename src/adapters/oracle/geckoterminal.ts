import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type GeckoTerminalSettings = Readonly<{
  /** Of CoinGecko, whose paid plans have the same endpoints on a host of their own. */
  key?: string;
  /** Undefined: the public host, or with a key the paid one. */
  baseUrl?: string;
  tuning?: Tuning;
}>;

const PUBLIC = 'https://api.geckoterminal.com/api/v2';
const PAID = 'https://pro-api.coingecko.com/api/v3/onchain';
/** Below what is documented: 30 a minute without a key; with one 250 of the smallest paid plan, which CoinGecko's other endpoints share. */
const CALLS_A_MINUTE = { public: 25, paid: 100 };

/** GeckoTerminal's public API version 2, or CoinGecko's on-chain API, which is the same one for paid plans. */
export function geckoTerminal({ key, baseUrl, tuning = {} }: GeckoTerminalSettings, tools: UpstreamTools): Upstream {
  const host = baseUrl ?? (key === undefined ? PUBLIC : PAID);
  const plan = new URL(host).hostname === 'api.coingecko.com' ? 'demo' : 'pro';
  const isPaid = key !== undefined && plan === 'pro';
  return new Upstream(
    {
      name: 'GeckoTerminal',
      baseUrl: host,
      allowance: { calls: isPaid ? CALLS_A_MINUTE.paid : CALLS_A_MINUTE.public, perMs: 60_000 },
      headers:
        key === undefined
          ? { accept: 'application/json;version=20230302' }
          : { accept: 'application/json', [`x-cg-${plan}-api-key`]: key },
      ...tuning,
    },
    tools,
  );
}

/** GeckoTerminal's ids of the supported chains. */
const NETWORKS: Readonly<Record<ChainId, string | undefined>> = {
  1: 'eth',
  10: 'optimism',
  137: 'polygon_pos',
  8453: 'base',
  42161: 'arbitrum',
};

export const networkOf = (chainId: number): string | undefined => (isChainId(chainId) ? NETWORKS[chainId] : undefined);
