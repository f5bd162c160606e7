import type { Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { GuardedLimitStore, limitGuard } from '../adapters/http/guarded-limit-store.ts';
import { FAILS_CLOSED, type LimitClass } from '../adapters/http/limits.ts';
import { PostgresRateLimitStore, purgeRateLimits } from '../adapters/store/rate-limit-store.postgres.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database.ts';
import type { Observers } from './tools.ts';

/** Where requests are counted for all processes. */
export type LimitStores = Readonly<{
  storeOf(name: LimitClass): Store;
  close(): Promise<void>;
}>;

type Opened = Readonly<{ shared: (prefix: string) => Store; close(): Promise<void> }>;
type OnTrouble = (error: unknown) => void;

const PURGE_EVERY_MS = 60_000;

/** In Redis when it is configured, else on the PostgreSQL server; undefined when one process is all there can be. */
export function openLimitStores(
  { redisUrl, storage }: Pick<Config, 'redisUrl' | 'storage'>,
  database: Database | undefined,
  { logger }: Observers,
): LimitStores | undefined {
  const onTrouble = (err: unknown) => logger.warn({ err }, 'the store of the rate limits gives trouble');
  const opened = redisUrl !== undefined ? onRedis(redisUrl, onTrouble) : onServer(storage, database, onTrouble);
  if (opened === undefined) return undefined;
  const guard = limitGuard();
  return {
    storeOf: (name) => {
      const otherwise = FAILS_CLOSED.has(name) ? 'refuse' : 'count alone';
      return new GuardedLimitStore(opened.shared(`limit:${name}:`), { guard, otherwise, onTrouble });
    },
    close: opened.close,
  };
}

function onRedis(url: string, onTrouble: OnTrouble): Opened {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 1_000 });
  redis.on('error', onTrouble);
  const sendCommand = (...[command = '', ...args]: string[]) => redis.call(command, ...args) as Promise<never>;
  return { shared: (prefix) => new RedisStore({ sendCommand, prefix }), close: async () => redis.disconnect() };
}

function onServer({ kind }: Config['storage'], database: Database | undefined, onTrouble: OnTrouble) {
  if (kind !== 'postgres' || database === undefined) return undefined;
  const purge = setInterval(() => void purgeRateLimits(database.knex).catch(onTrouble), PURGE_EVERY_MS).unref();
  return {
    shared: (prefix: string) => new PostgresRateLimitStore(database.knex, prefix),
    close: async () => clearInterval(purge),
  };
}
