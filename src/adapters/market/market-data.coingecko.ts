import { z } from 'zod';
import type { MarketData } from '../../application/ports/market.ts';
import { marketDataUnavailable, upstreamLimitExhausted } from '../../domain/market/errors.ts';
import type { MarketQuery, MarketTopic } from '../../domain/market/market-query.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { Freshness } from '../upstream/readings.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';

const number = z.number().nullish();
/** A list or a record in which at least one element is as documented; it is passed on whole, with the others. */
const recognised = <T>(element: z.ZodType<T>) => {
  const isKnown = (values: readonly unknown[]) =>
    values.length === 0 || values.some((value) => element.safeParse(value).success);
  return {
    list: z.array(z.unknown()).refine(isKnown, 'has no element as documented'),
    record: z
      .record(z.string(), z.unknown())
      .refine((all) => isKnown(Object.values(all)), 'has no value as documented'),
  };
};
const points = recognised(z.tuple([z.number(), z.number().nullable()])).list;

/** Enough of each documented response to recognize it; other fields are passed on. */
const SHAPES: Readonly<Record<MarketTopic, z.ZodType<object>>> = {
  global: z.looseObject({ data: z.looseObject({ total_market_cap: recognised(z.number()).record }) }),
  'simple/price': recognised(z.record(z.string(), number)).record,
  'coins/markets': recognised(
    z.looseObject({ id: z.string(), symbol: z.string(), name: z.string(), current_price: number }),
  ).list,
  'coins/{id}': z.looseObject({ id: z.string(), symbol: z.string(), name: z.string() }),
  'coins/{id}/market_chart': z.looseObject({ prices: points, market_caps: points, total_volumes: points }),
  'search/trending': z.looseObject({
    coins: recognised(z.looseObject({ item: z.looseObject({ id: z.string() }) })).list,
  }),
};

const SECOND = 1_000;
const FRESH_MS: Readonly<Record<MarketTopic, number>> = {
  global: 60 * SECOND,
  'simple/price': 30 * SECOND,
  'coins/markets': 60 * SECOND,
  'coins/{id}': 300 * SECOND,
  'coins/{id}/market_chart': 300 * SECOND,
  'search/trending': 600 * SECOND,
};

/** CoinGecko's responses, unchanged. */
export class CoinGeckoMarketData implements MarketData {
  readonly #upstream: Upstream;

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  async read({ topic, coin = '', parameters }: MarketQuery): Promise<Dated<object | undefined>> {
    const path = topic.split('/').map((segment) => (segment === '{id}' ? coin : segment));
    const freshMs = FRESH_MS[topic];
    const freshness: Freshness = { freshMs, staleMs: 10 * freshMs, absentMs: 300 * SECOND };
    return this.#upstream
      .read({ operation: topic, path, query: parameters, absentOn: [404] }, SHAPES[topic], freshness)
      .catch(inWords(marketDataUnavailable, upstreamLimitExhausted));
  }
}
