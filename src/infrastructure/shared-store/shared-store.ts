import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { purgeRateLimits } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { purgeSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../observability/logger.ts';

/** The store that all processes of the service share: Redis if configured, otherwise the PostgreSQL server. */
export type SharedStore = Readonly<{
  on: Readonly<{ redis: Redis } | { knex: Knex }>;
  onTrouble: (error: unknown) => void;
  close(): Promise<void>;
}>;

const PURGE_EVERY_MS = 60_000;

/** Undefined when there can only be one process. */
export function openSharedStore(
  { redisUrl, storage }: Pick<Config, 'redisUrl' | 'storage'>,
  database: Database | undefined,
  logger: Logger,
): SharedStore | undefined {
  const onTrouble = (err: unknown) => logger.warn({ err }, 'shared store error');
  if (redisUrl !== undefined) {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1_000 });
    redis.on('error', onTrouble);
    return { on: { redis }, onTrouble, close: async () => redis.disconnect() };
  }
  if (storage.kind !== 'postgres' || database === undefined) return undefined;
  const { knex } = database;
  const purge = () => void Promise.all([purgeRateLimits(knex), purgeSharedAnswers(knex)]).catch(onTrouble);
  const purging = setInterval(purge, PURGE_EVERY_MS).unref();
  return { on: { knex }, onTrouble, close: async () => clearInterval(purging) };
}
