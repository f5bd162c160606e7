import type { Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import { GuardedLimitStore, type SharedLimitStore } from '../../adapters/http/frame/admission/guarded-limit-store.ts';
import { FAILS_CLOSED, type LimitClass } from '../../adapters/http/frame/record/limits.ts';
import { PostgresRateLimitStore } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { storeGuard } from '../../adapters/store/shared/store-guard.ts';
import type { SharedStore } from './shared-store.ts';

/** The rate limit stores that all processes share. */
export type LimitStores = (name: LimitClass) => Store;

export function limitStoresOn({ on, onTrouble }: SharedStore): LimitStores {
  return (name) => {
    const otherwise = FAILS_CLOSED.has(name) ? 'refuse' : 'count alone';
    return new GuardedLimitStore(storeOn(on, `limit:${name}:`), { guard: storeGuard(), otherwise, onTrouble });
  };
}

function storeOn(on: SharedStore['on'], prefix: string): SharedLimitStore {
  if ('knex' in on) return new PostgresRateLimitStore(on.counts, prefix);
  const sendCommand = (...[command = '', ...args]: string[]) => on.redis.call(command, ...args) as Promise<never>;
  return new RedisStore({ sendCommand, prefix });
}
