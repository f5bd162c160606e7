import type { Counter } from '../../adapters/http/frame/admission/limiter.ts';
import { SharedCounter } from '../../adapters/http/frame/admission/shared-counter.ts';
import { FAILS_CLOSED, type LimitClass, WINDOW_MS } from '../../adapters/http/frame/record/limits.ts';
import { PostgresRateLimitStore } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { RedisRateLimitStore } from '../../adapters/store/limits/rate-limit-store.redis.ts';
import { guarded, type SharedStore, storesOn } from './shared-store.ts';

/** The counter of each class that all processes share; `most` requests pass in a window. */
export type CounterOf = (name: LimitClass, most: number) => Counter;

export function limitCountersOn(store: SharedStore): CounterOf {
  const stores = storesOn<Counter>(store, {
    redis: (redis) => new RedisRateLimitStore(redis, WINDOW_MS),
    tables: ({ counts }) => new PostgresRateLimitStore(counts, WINDOW_MS),
  });
  return (name, most) => {
    const otherwise = FAILS_CLOSED.has(name) ? 'refuse' : 'count alone';
    return new SharedCounter(guarded(stores, store), { prefix: `limit:${name}:`, most, otherwise });
  };
}
