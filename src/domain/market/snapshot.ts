import type { Attempt } from '../shared/attempt.ts';
import { marketDataUnavailable } from './errors.ts';

/** The whole market at one moment, as measured by the provider. Figures that the provider omits are undefined. */
export type GlobalMarket = Readonly<{
  totalMarketCapUsd: number;
  totalVolume24hUsd: number | undefined;
  /** Percent. */
  marketCapChange24h: number | undefined;
  /** Percent of the total market capitalisation, by upper-case symbol. */
  dominance: Readonly<Record<string, number>>;
  activeCryptocurrencies: number | undefined;
  markets: number | undefined;
  updatedAt: Date;
}>;

/** The fear and greed index: 0 to 100, with the provider's classification. */
export type Sentiment = Readonly<{ value: number; classification: string; updatedAt: Date }>;

/** A value from a provider, and when it was read. */
export type Reading<T> = Readonly<{ value: T; readAt: Date }>;

export type MarketSnapshot = Readonly<{
  global: GlobalMarket | undefined;
  sentiment: Sentiment | undefined;
  /** True when a part is missing. */
  degraded: boolean;
  /** Time of the older reading. */
  asOf: Date;
}>;

/** How long a reading is served. */
export const READING_FRESH_MS = 60_000;
/** Global figures older than this are stale: the provider updates them every few minutes. */
export const GLOBAL_STALE_MS = 60 * 60_000;
/** Sentiment older than this is stale: the provider updates it once a day. */
export const SENTIMENT_STALE_MS = 48 * 60 * 60_000;

/** Returns the measurement. Throws MARKET_DATA_UNAVAILABLE when its time is too far from now, in the past or in the future. */
export function current<T extends Readonly<{ updatedAt: Date }>>(measured: T, staleMs: number, now: Date): T {
  const distance = Math.abs(now.getTime() - measured.updatedAt.getTime());
  if (!(distance < staleMs)) throw marketDataUnavailable();
  return measured;
}

/** Combines the available readings. Throws MARKET_DATA_UNAVAILABLE when there are none. */
export function snapshotOf(
  global: Attempt<Reading<GlobalMarket>>,
  sentiment: Attempt<Reading<Sentiment>>,
): MarketSnapshot {
  if (!global.known && !sentiment.known)
    throw marketDataUnavailable.because(new AggregateError([global.failure, sentiment.failure]));
  const readings = [global, sentiment].flatMap((part) => (part.known ? [part.value.readAt.getTime()] : []));
  return {
    global: global.known ? global.value.value : undefined,
    sentiment: sentiment.known ? sentiment.value.value : undefined,
    degraded: readings.length < 2,
    asOf: new Date(Math.min(...readings)),
  };
}
