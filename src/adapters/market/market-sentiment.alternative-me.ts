import { z } from 'zod';
import type { MarketSentiment } from '../../application/ports/market.ts';
import { marketDataUnavailable } from '../../domain/market/errors.ts';
import type { Sentiment } from '../../domain/market/snapshot.ts';
import type { Freshness } from '../upstream/readings.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type AlternativeMeSettings = Readonly<{ baseUrl: string; tuning?: Tuning }>;

/** The index is calculated once a day with its own timestamp, so a minute of caching does not matter. */
const FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 0, absentMs: 0 };
const LATEST = { operation: 'fng', path: ['fng'], trailingSlash: true, query: { limit: '1' } } as const;

/** Numbers are sent as text. */
const Reading = z.object({
  value: z
    .string()
    .regex(/^(100|[1-9]?[0-9])$/)
    .transform(Number),
  value_classification: z.string().regex(/^[A-Za-z ]{1,40}$/),
  /** Unix seconds. */
  timestamp: z
    .string()
    .regex(/^[1-9][0-9]{0,10}$/)
    .transform(Number),
});

/** Newest first. */
const Index = z.object({
  data: z.tuple([Reading], z.unknown()),
  metadata: z.object({ error: z.null() }),
});

/** The Fear and Greed Index of alternative.me, calculated once a day. */
export class AlternativeMeMarketSentiment implements MarketSentiment {
  readonly #upstream: Upstream;

  constructor({ baseUrl, tuning = {} }: AlternativeMeSettings, tools: UpstreamTools) {
    // No limit is documented; its users report 60 per minute.
    this.#upstream = new Upstream(
      { name: 'alternative.me', baseUrl, allowance: { calls: 30, perMs: 60_000 }, ...tuning },
      tools,
    );
  }

  async latest(): Promise<Sentiment> {
    const { value: index } = await this.#upstream.read(LATEST, Index, FRESHNESS).catch(inWords(marketDataUnavailable));
    if (index === undefined) throw marketDataUnavailable();
    const [{ value, value_classification, timestamp }] = index.data;
    return { value, classification: value_classification, updatedAt: new Date(timestamp * 1000) };
  }
}
