import type { Attempt } from '../shared/attempt.ts';
import { marketDataUnavailable } from './errors.ts';

/** The whole market at one moment, as its upstream measured it. Figures that the upstream left out are undefined. */
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

/** The fear and greed index: 0 to 100, with the upstream's own word for it. */
export type Sentiment = Readonly<{ value: number; classification: string; updatedAt: Date }>;

/** What an upstream said, and when it was asked. */
export type Reading<T> = Readonly<{ value: T; readAt: Date }>;

export type MarketSnapshot = Readonly<{
  global: GlobalMarket | undefined;
  sentiment: Sentiment | undefined;
  /** A part is missing. */
  degraded: boolean;
  /** When the older of the readings was made. */
  asOf: Date;
}>;

/** A reading is served for this long. */
export const READING_FRESH_MS = 60_000;
/** Figures older than this come from an upstream that has stopped: it measures the market every few minutes … */
export const GLOBAL_STALE_MS = 60 * 60_000;
/** … and the sentiment once a day. */
export const SENTIMENT_STALE_MS = 48 * 60 * 60_000;

/** The measurement itself. Throws MARKET_DATA_UNAVAILABLE when its time is too far from now for it to be the market of now. */
export function current<T extends Readonly<{ updatedAt: Date }>>(measured: T, staleMs: number, now: Date): T {
  const distance = Math.abs(now.getTime() - measured.updatedAt.getTime());
  if (!(distance < staleMs)) throw marketDataUnavailable();
  return measured;
}

/** Whatever could be read, nothing made up. Throws MARKET_DATA_UNAVAILABLE when nothing could. */
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
