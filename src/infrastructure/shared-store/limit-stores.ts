import type { Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { GuardedLimitStore, type SharedLimitStore } from '../../adapters/http/frame/admission/guarded-limit-store.ts';
import { SpareLimitStore } from '../../adapters/http/frame/admission/spare-limit-store.ts';
import { FAILS_CLOSED, type LimitClass } from '../../adapters/http/frame/record/limits.ts';
import { PostgresRateLimitStore } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { storeGuard } from '../../adapters/store/shared/store-guard.ts';
import { FIRST_STORE, type SharedStore } from './shared-store.ts';

/** The rate limit stores that all processes share. */
export type LimitStores = (name: LimitClass) => Store;

export function limitStoresOn(store: SharedStore): LimitStores {
  return (name) => {
    const otherwise = FAILS_CLOSED.has(name) ? 'refuse' : 'count alone';
    const { onTrouble } = store;
    return new GuardedLimitStore(storeOn(store, `limit:${name}:`), { guard: storeGuard(), otherwise, onTrouble });
  };
}

function storeOn({ on, onTrouble }: SharedStore, prefix: string): SharedLimitStore {
  if ('knex' in on) return new PostgresRateLimitStore(on.counts, prefix);
  const first = redisStore(on.redis, prefix);
  if (on.spare === undefined) return first;
  const spare = new PostgresRateLimitStore(on.spare.counts, prefix);
  return new SpareLimitStore(first, spare, { guard: storeGuard(FIRST_STORE), onTrouble });
}

function redisStore(redis: Redis, prefix: string): SharedLimitStore {
  const sendCommand = (...[command = '', ...args]: string[]) => redis.call(command, ...args) as Promise<never>;
  return new RedisStore({ sendCommand, prefix });
}
