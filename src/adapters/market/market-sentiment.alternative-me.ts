import { z } from 'zod';
import type { MarketSentiment } from '../../application/ports/market-sentiment.ts';
import { marketDataUnavailable } from '../../domain/market/errors.ts';
import type { Sentiment } from '../../domain/market/snapshot.ts';
import { Upstream, type UpstreamSettings, UpstreamTrouble } from './upstream.ts';

/** Figures come as text. */
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

/** The Fear and Greed Index of alternative.me, measured once a day. */
export class AlternativeMeMarketSentiment implements MarketSentiment {
  readonly #upstream: Upstream;

  constructor({ baseUrl, timeoutMs }: Omit<UpstreamSettings, 'headers'>) {
    this.#upstream = new Upstream({ baseUrl, ...(timeoutMs !== undefined && { timeoutMs }) });
  }

  async latest(): Promise<Sentiment> {
    try {
      const [{ value, value_classification, timestamp }] = (await this.#upstream.read('/fng/?limit=1', Index)).data;
      return { value, classification: value_classification, updatedAt: new Date(timestamp * 1000) };
    } catch (error) {
      throw error instanceof UpstreamTrouble ? marketDataUnavailable.because(error) : error;
    }
  }
}
