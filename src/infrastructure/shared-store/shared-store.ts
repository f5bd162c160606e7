import type { Cluster, Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Counter } from '../../adapters/http/frame/admission/limiter.ts';
import { SharedCounter } from '../../adapters/http/frame/admission/shared-counter.ts';
import { FAILS_CLOSED, type LimitClass, WINDOW_MS } from '../../adapters/http/frame/record/limits.ts';
import { PostgresRateLimitStore } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { RedisRateLimitStore } from '../../adapters/store/limits/rate-limit-store.redis.ts';
import { type SharedStores, storeGuard } from '../../adapters/store/shared/store-guard.ts';
import { PostgresBudget } from '../../adapters/upstream/budget.postgres.ts';
import { RedisBudget } from '../../adapters/upstream/budget.redis.ts';
import { InMemoryBudget } from '../../adapters/upstream/budget.ts';
import { guardedAnswers } from '../../adapters/upstream/guarded-answers.ts';
import { guardedBudget, shareOf } from '../../adapters/upstream/guarded-budget.ts';
import { PostgresSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { RedisSharedAnswers } from '../../adapters/upstream/shared-answers.redis.ts';
import type { Sharing } from '../../adapters/upstream/upstream.ts';
import type { Tracer } from '../../application/ports/observability.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Config } from '../config/config.ts';
import { COUNTING_CONNECTIONS } from '../database/connections.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import type { Logger } from '../observability/logger.ts';
import { connectRedis } from './connect-redis.ts';

/** Tables of the PostgreSQL server. `counts` are connections of their own, so that counting requests does not wait behind what the requests do. */
type Tables = Readonly<{ knex: Knex; counts: Knex }>;

/** What all processes of the service share: Redis if configured, and the PostgreSQL server while Redis is down or not configured. */
export type SharedStore = Readonly<{
  redis: Redis | Cluster | undefined;
  tables: Tables | undefined;
  onTrouble: (error: unknown) => void;
  close(): Promise<void>;
}>;

/** How long Redis is waited for while there is a PostgreSQL server, and how long it is skipped after failures. */
const FIRST_STORE = { timeoutMs: 400, restMs: 5_000 };

type Makers<S> = Readonly<{ redis: (redis: Redis | Cluster) => S; tables: (tables: Tables) => S }>;

/** One store for each server that is configured, in the order in which they are asked. */
const storesOn = <S>({ redis, tables }: SharedStore, make: Makers<S>): readonly S[] => [
  ...(redis === undefined ? [] : [make.redis(redis)]),
  ...(tables === undefined ? [] : [make.tables(tables)]),
];

/** The same stores with guards of their own, for one use: trouble with one use must not close another. */
const guarded = <S>(stores: readonly S[], { onTrouble }: Pick<SharedStore, 'onTrouble'>): SharedStores<S> =>
  stores.map((store, place) => {
    const patience = place < stores.length - 1 ? FIRST_STORE : {};
    return { store, guard: storeGuard({ ...patience, onTrouble }) };
  });

/** Undefined when there can only be one process. */
export async function openSharedStore(
  { redisUrl, storage }: Pick<Config, 'redisUrl' | 'storage'>,
  database: Database | undefined,
  logger: Logger,
  tracer: Tracer,
): Promise<SharedStore | undefined> {
  const onTrouble = (err: unknown) => logger.warn({ err }, 'shared store error');
  const tables = await openTables(storage, database, tracer);
  if (redisUrl === undefined) return tables && { redis: undefined, tables: tables.on, onTrouble, close: tables.close };
  const redis = await connectRedis(redisUrl);
  redis.on('error', onTrouble);
  const close = async () => {
    redis.disconnect();
    await tables?.close();
  };
  return { redis, tables: tables?.on, onTrouble, close };
}

/** The connections are opened with the first use. */
async function openTables(
  storage: Config['storage'],
  database: Database | undefined,
  tracer: Tracer,
): Promise<{ on: Tables; close(): Promise<void> } | undefined> {
  if (storage.kind !== 'postgres' || database === undefined) return undefined;
  const { knex } = database;
  const counting = await openDatabase({ ...storage, poolSize: COUNTING_CONNECTIONS }, tracer);
  return { on: { knex, counts: counting.knex }, close: counting.close };
}

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

/** What the processes share for calls to providers: rate budgets and responses. */
export function upstreamSharingOn(store: SharedStore, clock: Clock): Required<Sharing> {
  const stores = storesOn<Required<Sharing>>(store, {
    redis: (redis) => ({
      budgetOf: (name, allowance) => new RedisBudget(redis, name, allowance),
      answers: new RedisSharedAnswers(redis),
    }),
    tables: ({ knex }) => ({
      budgetOf: (name, allowance) => new PostgresBudget(knex, name, allowance),
      answers: new PostgresSharedAnswers(knex),
    }),
  });
  const shared = guarded(stores, store);
  const each = <S>(of: (sharing: Required<Sharing>) => S) =>
    shared.map(({ store, guard }) => ({ store: of(store), guard }));
  return {
    budgetOf: (name, allowance) =>
      guardedBudget(
        each(({ budgetOf }) => budgetOf(name, allowance)),
        new InMemoryBudget(shareOf(allowance), clock),
      ),
    answers: guardedAnswers(each(({ answers }) => answers)),
  };
}
