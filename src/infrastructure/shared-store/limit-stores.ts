import type { Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { GuardedLimitStore, type SharedLimitStore } from '../../adapters/http/frame/admission/guarded-limit-store.ts';
import { JointCounts } from '../../adapters/http/frame/admission/joint-counts.ts';
import { SpareLimitStore } from '../../adapters/http/frame/admission/spare-limit-store.ts';
import { FAILS_CLOSED, type LimitClass } from '../../adapters/http/frame/record/limits.ts';
import { PostgresRateLimitStore } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { storeGuard } from '../../adapters/store/shared/store-guard.ts';
import { FIRST_STORE, type SharedStore } from './shared-store.ts';

/** The rate limit stores that all processes share. */
export type LimitStores = (name: LimitClass) => Store;

export function limitStoresOn(store: SharedStore): LimitStores {
  const { on } = store;
  const joint = 'knex' in on ? new JointCounts(new PostgresRateLimitStore(on.counts, '')) : undefined;
  return (name) => {
    const otherwise = FAILS_CLOSED.has(name) ? 'refuse' : 'count alone';
    const { onTrouble } = store;
    const prefix = `limit:${name}:`;
    return new GuardedLimitStore(joint?.of(prefix) ?? redisStoreOn(store, prefix), {
      guard: storeGuard(),
      otherwise,
      onTrouble,
    });
  };
}

function redisStoreOn({ on, onTrouble }: SharedStore, prefix: string): SharedLimitStore {
  if ('knex' in on) throw new Error('the shared store is not Redis');
  const first = redisStore(on.redis, prefix);
  if (on.spare === undefined) return first;
  const spare = new PostgresRateLimitStore(on.spare.counts, prefix);
  return new SpareLimitStore(first, spare, { guard: storeGuard(FIRST_STORE), onTrouble });
}

function redisStore(redis: Redis, prefix: string): SharedLimitStore {
  const sendCommand = (...[command = '', ...args]: string[]) => redis.call(command, ...args) as Promise<never>;
  return new RedisStore({ sendCommand, prefix });
}
