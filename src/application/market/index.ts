import { coinUnknown } from '../../domain/market/errors.ts';
import { marketQuery } from '../../domain/market/market-query.ts';
import {
  current,
  GLOBAL_STALE_MS,
  type MarketSnapshot,
  READING_FRESH_MS,
  type Reading,
  SENTIMENT_STALE_MS,
  snapshotOf,
} from '../../domain/market/snapshot.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import type { Clock } from '../ports/system.ts';
import { compose } from '../shared/compose.ts';

/**
 * Market data by an allowlisted path. Rejects with MARKET_PATH_UNKNOWN, VALIDATION_FAILED, COIN_UNKNOWN,
 * UPSTREAM_LIMIT_EXHAUSTED and MARKET_DATA_UNAVAILABLE.
 */
const readMarket =
  ({ marketData }: Pick<Ports, 'marketData'>) =>
  async (segments: readonly string[], parameters: Readonly<Record<string, string>>) => {
    const { value, asOf } = await marketData.read(marketQuery(segments, parameters));
    if (value === undefined) throw coinUnknown();
    return { data: value, asOf };
  };

/** Runs `read` at most once at a time, and reuses its last result while it is younger than `freshMs`. */
function reuse<T>(clock: Clock, freshMs: number, read: () => Promise<T>): () => Promise<Reading<T>> {
  let last: Reading<T> | undefined;
  let asking: Promise<Reading<T>> | undefined;
  const ask = async () => {
    const readAt = clock.now();
    last = { value: await read(), readAt };
    return last;
  };
  return () => {
    if (last !== undefined && clock.now().getTime() - last.readAt.getTime() < freshMs) return Promise.resolve(last);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** Returns a market snapshot at most one minute old. Both providers are read concurrently. */
export const takeSnapshot = ({
  marketOverview,
  marketSentiment,
  clock,
}: Pick<Ports, 'marketOverview' | 'marketSentiment' | 'clock'>): (() => Promise<MarketSnapshot>) => {
  const global = reuse(clock, READING_FRESH_MS, async () =>
    current(await marketOverview.global(), GLOBAL_STALE_MS, clock.now()),
  );
  const sentiment = reuse(clock, READING_FRESH_MS, async () =>
    current(await marketSentiment.latest(), SENTIMENT_STALE_MS, clock.now()),
  );
  return async () => snapshotOf(...(await Promise.all([attempt(global()), attempt(sentiment())])));
};

export const marketUseCases = compose({ read: readMarket });

export type MarketUseCases = ReturnType<typeof marketUseCases>;
