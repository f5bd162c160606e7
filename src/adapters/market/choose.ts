import type { Ports } from '../../application/ports/index.ts';
import type { Upstream, UpstreamTools } from '../upstream/upstream.ts';
import { coinGecko } from './coingecko.ts';
import { CoinGeckoMarketData } from './market-data.coingecko.ts';
import { CoinGeckoMarketOverview } from './market-overview.coingecko.ts';
import { AlternativeMeMarketSentiment } from './market-sentiment.alternative-me.ts';
import { CoinGeckoTokenPrices } from './token-prices.coingecko.ts';

type CoinGeckoAccess = Readonly<{ coinGeckoUrl: string; coinGeckoKey: string | undefined }>;

export type MarketChoice =
  | Readonly<{ kind: 'memory' }>
  | (Readonly<{ kind: 'coingecko'; sentimentUrl: string }> & CoinGeckoAccess);

/** CoinGecko supplies prices that have no Chainlink feed. */
export type PricesChoice =
  | Readonly<{ kind: 'memory' }>
  | (Readonly<{ kind: 'chainlink' | 'coingecko' }> & CoinGeckoAccess);

/** The only CoinGecko client, because its limits are counted per key; undefined when no adapter uses it. */
export function chooseCoinGecko(
  { market, prices }: Readonly<{ market: MarketChoice; prices: PricesChoice }>,
  tools: UpstreamTools,
): Upstream | undefined {
  const access = market.kind === 'memory' ? prices : market;
  if (access.kind === 'memory') return undefined;
  const { coinGeckoUrl: baseUrl, coinGeckoKey: key } = access;
  const plan = new URL(baseUrl).hostname.startsWith('pro-') ? 'pro' : 'demo';
  return coinGecko({ baseUrl, plan, ...(key !== undefined && { key }) }, tools);
}

type MarketPorts = Pick<Ports, 'marketData' | 'marketOverview' | 'marketSentiment' | 'tokenPrices'>;

export function chooseMarket(
  choice: MarketChoice,
  { coinGecko, ...tools }: UpstreamTools & Readonly<{ coinGecko: Upstream | undefined }>,
  sandbox: () => MarketPorts,
): MarketPorts {
  if (choice.kind === 'memory' || coinGecko === undefined) {
    const { marketData, marketOverview, marketSentiment, tokenPrices } = sandbox();
    return { marketData, marketOverview, marketSentiment, tokenPrices };
  }
  return {
    marketData: new CoinGeckoMarketData(coinGecko),
    marketOverview: new CoinGeckoMarketOverview(coinGecko),
    marketSentiment: new AlternativeMeMarketSentiment({ baseUrl: choice.sentimentUrl }, tools),
    tokenPrices: new CoinGeckoTokenPrices(coinGecko),
  };
}
