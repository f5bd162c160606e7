import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type GeckoTerminalSettings = Readonly<{ baseUrl?: string; tuning?: Tuning }>;

/** GeckoTerminal's public API version 2, which allows 30 calls a minute. */
export const geckoTerminal = (
  { baseUrl = 'https://api.geckoterminal.com/api/v2', tuning = {} }: GeckoTerminalSettings,
  tools: UpstreamTools,
): Upstream =>
  new Upstream(
    {
      name: 'GeckoTerminal',
      baseUrl,
      allowance: { calls: 25, perMs: 60_000 },
      headers: { accept: 'application/json;version=20230302' },
      ...tuning,
    },
    tools,
  );

/** GeckoTerminal's ids of the supported chains. */
const NETWORKS: Readonly<Record<ChainId, string | undefined>> = {
  1: 'eth',
  10: 'optimism',
  137: 'polygon_pos',
  8453: 'base',
  42161: 'arbitrum',
};

export const networkOf = (chainId: number): string | undefined => (isChainId(chainId) ? NETWORKS[chainId] : undefined);
