import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { purgeRateLimits } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { purgeSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { purgeInBatches } from '../../application/retention/index.ts';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import type { Logger } from '../observability/logger.ts';

/** The store that all processes of the service share: Redis if configured, otherwise the PostgreSQL server. */
export type SharedStore = Readonly<{
  /** `counts` are connections of their own, so that counting requests does not wait behind what the requests do. */
  on: Readonly<{ redis: Redis } | { knex: Knex; counts: Knex }>;
  onTrouble: (error: unknown) => void;
  close(): Promise<void>;
}>;

const PURGE_EVERY_MS = 60_000;
/** One exchange a class is under way at a time, and seldom of more classes than these. */
const COUNTING_CONNECTIONS = 3;

/** Undefined when there can only be one process. */
export async function openSharedStore(
  { redisUrl, storage }: Pick<Config, 'redisUrl' | 'storage'>,
  database: Database | undefined,
  logger: Logger,
): Promise<SharedStore | undefined> {
  const onTrouble = (err: unknown) => logger.warn({ err }, 'shared store error');
  if (redisUrl !== undefined) {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1_000 });
    redis.on('error', onTrouble);
    return { on: { redis }, onTrouble, close: async () => redis.disconnect() };
  }
  if (storage.kind !== 'postgres' || database === undefined) return undefined;
  const { knex } = database;
  const purges = [purgeRateLimits, purgeSharedAnswers].map((purge) => (limit: number) => purge(knex, limit));
  const purge = () => void Promise.all(purges.map((each) => purgeInBatches(each, () => false))).catch(onTrouble);
  const purging = setInterval(purge, PURGE_EVERY_MS).unref();
  const counting = await openDatabase({ kind: 'postgres', url: storage.url, poolSize: COUNTING_CONNECTIONS });
  const close = async () => {
    clearInterval(purging);
    await counting.close();
  };
  return { on: { knex, counts: counting.knex }, onTrouble, close };
}
