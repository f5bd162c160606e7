import type { Knex } from 'knex';
import { Gauge } from 'prom-client';
import type { QueueFigures } from '../../application/ports/messaging.ts';
import type { SharedStoreState } from '../../application/ports/system.ts';
import type { FeeFigure } from '../../domain/paymaster/owed-fee.ts';
import { inTime } from './metric-values.ts';
import type { Metrics } from './metrics.ts';

const NAME = 'sponsor_fees';

/** Read when the metrics are read. Without an answer from the database the metric has no values. */
export function observeFees({ registry }: Metrics, read: () => Promise<readonly FeeFigure[]>): void {
  registry.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Fees of sponsored requests that their calls do not pay, in smallest units of the token',
    labelNames: ['chain', 'token', 'state'],
    registers: [registry],
    async collect() {
      const figures = (await inTime(read())) ?? [];
      this.reset();
      for (const { chainId, token, state, amount } of figures)
        this.labels(String(chainId), token, state).set(Number(amount));
    },
  });
}

/** The part of knex's pool that is read here. */
type Pool = Readonly<{ numUsed(): number; numFree(): number; numPendingAcquires(): number }>;

const poolOf = ({ client }: Knex): Pool => client.pool;

/** Replaces the metric of a service that was closed before, as a reset of a sandbox does. */
function gaugeOf({ registry }: Metrics, name: string, help: string, labelNames: string[], read: Read): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const values = await read();
      this.reset();
      for (const [labels, value] of values) this.labels(labels).set(value);
    },
  });
}

type Values = readonly (readonly [Record<string, string>, number])[];
type Read = () => Values | Promise<Values>;

/** The connections of each pool to the database. */
export function observePools(metrics: Metrics, pools: Readonly<Record<string, Knex>>): void {
  const each = (read: (pool: Pool, name: string) => Values) => () =>
    Object.entries(pools).flatMap(([name, knex]) => read(poolOf(knex), name));
  gaugeOf(
    metrics,
    'db_pool_connections',
    'Open connections to the database',
    ['pool', 'state'],
    each((connections, pool) => [
      [{ pool, state: 'used' }, connections.numUsed()],
      [{ pool, state: 'free' }, connections.numFree()],
    ]),
  );
  gaugeOf(
    metrics,
    'db_pool_waiting',
    'Queries that wait for a connection',
    ['pool'],
    each((connections, pool) => [[{ pool }, connections.numPendingAcquires()]]),
  );
}

/** The message queue. Without an answer from the database the metrics have no values. */
export function observeQueue(metrics: Metrics, read: () => Promise<QueueFigures>): void {
  const queue = 'messages';
  const each = (value: (figures: QueueFigures) => number) => async (): Promise<Values> => {
    const figures = await inTime(read());
    return figures === undefined ? [] : [[{ queue }, value(figures)]];
  };
  const figures: readonly (readonly [string, string, (figures: QueueFigures) => number])[] = [
    ['queue_depth', 'Messages that have no answer yet', ({ depth }) => depth],
    ['queue_oldest_seconds', 'How long the oldest message has been due', ({ oldestMs }) => oldestMs / 1_000],
    ['queue_dead', 'Messages in the dead letters', ({ dead }) => dead],
  ];
  for (const [name, help, value] of figures) gaugeOf(metrics, name, help, ['queue'], each(value));
}

const STATES: readonly SharedStoreState[] = ['available', 'replaced', 'unavailable'];

/** Where this process counts requests: 1 for the state of the configured store, 0 for the others. */
export function observeSharedStore(metrics: Metrics, read: () => Promise<SharedStoreState>): void {
  gaugeOf(
    metrics,
    'shared_store_state',
    'Whether the store that all processes count in answers',
    ['state'],
    async () => {
      const now = await read();
      return STATES.map((state) => [{ state }, Number(state === now)] as const);
    },
  );
}
