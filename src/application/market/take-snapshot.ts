import {
  current,
  GLOBAL_STALE_MS,
  type MarketSnapshot,
  READING_FRESH_MS,
  SENTIMENT_STALE_MS,
  snapshotOf,
} from '../../domain/market/snapshot.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { reuse } from './reuse.ts';

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
