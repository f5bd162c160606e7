import { z } from 'zod';
import type { MarketOverview } from '../../application/ports/market.ts';
import { marketDataUnavailable } from '../../domain/market/errors.ts';
import type { GlobalMarket } from '../../domain/market/snapshot.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';

const Figure = z.number().nonnegative().nullish();
const ByCurrency = z.looseObject({ usd: Figure }).nullish();

const Global = z.object({
  data: z.object({
    total_market_cap: z.looseObject({ usd: z.number().positive() }),
    total_volume: ByCurrency,
    market_cap_change_percentage_24h_usd: z.number().nullish(),
    market_cap_percentage: z.record(z.string().regex(/^[a-z0-9-]{1,20}$/), z.number().min(0).max(100)).nullish(),
    active_cryptocurrencies: z.int().nonnegative().nullish(),
    markets: z.int().nonnegative().nullish(),
    /** Unix seconds, up to the maximum of a Date. */
    updated_at: z.int().positive().max(8_640_000_000_000),
  }),
});

/** Caches nothing: the snapshot that is sold states its own time. */
export class CoinGeckoMarketOverview implements MarketOverview {
  readonly #upstream: Upstream;

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  async global(): Promise<GlobalMarket> {
    const { value } = await this.#upstream
      .ask({ operation: 'global', path: ['global'] }, Global)
      .catch(inWords(marketDataUnavailable));
    if (value === undefined) throw marketDataUnavailable();
    return toGlobalMarket(value);
  }
}

function toGlobalMarket({ data }: z.output<typeof Global>): GlobalMarket {
  const shares = Object.entries(data.market_cap_percentage ?? {});
  return {
    totalMarketCapUsd: data.total_market_cap.usd,
    totalVolume24hUsd: data.total_volume?.usd ?? undefined,
    marketCapChange24h: data.market_cap_change_percentage_24h_usd ?? undefined,
    dominance: Object.fromEntries(shares.map(([symbol, percent]) => [symbol.toUpperCase(), percent])),
    activeCryptocurrencies: data.active_cryptocurrencies ?? undefined,
    markets: data.markets ?? undefined,
    updatedAt: new Date(data.updated_at * 1000),
  };
}
