import { type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type CoinGeckoSettings = Readonly<{
  /** Without a key the public host is asked, which allows less. */
  key?: string;
  plan?: 'demo' | 'pro';
  baseUrl?: string;
  tuning?: Tuning;
}>;

const HOSTS = { demo: 'https://api.coingecko.com/api/v3', pro: 'https://pro-api.coingecko.com/api/v3' };
/** Below what is documented: 30 a minute for demo keys, 250 for the smallest paid plan; keyless use is said to bear less. */
const CALLS_A_MINUTE = { keyless: 10, demo: 28, pro: 240 };

/** CoinGecko's API version 3. All adapters of it share one, and with it the budget. */
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

/** What CoinGecko calls the chains. */
export const COINGECKO_PLATFORMS: Readonly<Record<number, string>> = {
  1: 'ethereum',
  10: 'optimistic-ethereum',
  137: 'polygon-pos',
  8453: 'base',
  42161: 'arbitrum-one',
  501000101: 'solana',
};
