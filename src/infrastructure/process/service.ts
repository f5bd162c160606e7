import type { RequestListener } from 'node:http';
import { type Job, jobs } from '../../adapters/cron/jobs.ts';
import { ChangeFeed } from '../../adapters/http/operator/change-feed.ts';
import type { ErrorTracker } from '../../application/ports/observability.ts';
import type { Lifecycle } from '../../application/ports/system.ts';
import type { Config } from '../config/config.ts';
import { containerOf, openAdapterSets } from '../container/container.ts';
import { choosePorts } from '../container/ports.ts';
import { port, subject } from '../container/tokens.ts';
import { openTools } from '../container/tools.ts';
import type { Database } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import type { Observers } from '../observability/observers.ts';
import { observeReadiness } from '../observability/readiness.ts';
import { observeFees, observePools, observeQueue, observeSharedStore } from '../observability/store-gauges.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { buildApp, keyRequestBatches } from './app.ts';
import { loadSandboxEdge } from './sandbox-edge.ts';
import {
  requireAcceptedSigners,
  requireAgreedClock,
  requireOneTextAVersion,
  requireOwnHooks,
  requireOwnTreasuries,
} from './start-checks.ts';

/** The composed service, not yet listening. */
export type Service = Readonly<{
  app: RequestListener;
  jobs: readonly Job[];
  lifecycle: Lifecycle;
  errors: ErrorTracker;
  /** Ends streams of events, which would otherwise keep the server from stopping. */
  endStreams(): void;
  /** Closes what the service opened; it must not be used afterwards. */
  close(): Promise<void>;
}>;

/** Opens the resources, migrates the database if configured, and composes the service. `reset` is offered by a playground. */
export async function openService(config: Config, observers: Observers, reset?: () => Promise<void>): Promise<Service> {
  const { logger } = observers;
  const tools = await openTools(config, observers);
  const { database, sharedStore } = tools;
  let closeKeys = () => {};
  const closeTools = async () => {
    closeKeys();
    await sharedStore?.close();
    await database?.close();
  };
  try {
    if (database !== undefined) await prepareDatabase(database, config.storage, logger);
    await requireAgreedClock(config, tools, logger);
    const sets = await openAdapterSets(config, tools);
    closeKeys = sets.keys.close;
    await requireAcceptedSigners(config.sale, sets, logger);
    const container = containerOf(await choosePorts(config, tools, sets));
    const checks = Promise.all([
      requireOneTextAVersion(container.get(port.compliancePolicy), container.get(port.terms)),
      requireOwnTreasuries(container.get(subject.paymaster)),
      requireOwnHooks(config.sale, container.get(port.auctionContracts)),
    ]);
    await checks.catch(async (error: unknown) => {
      await container.unbindAllAsync();
      throw error;
    });
    if (database !== undefined) observePools(observers.metrics, poolsOf(database, sharedStore));
    observeSharedStore(observers.metrics, () => container.get(port.sharedStoreProbe).state());
    observeQueue(observers.metrics, () => container.get(port.messageQueue).figures());
    observeFees(observers.metrics, () => container.get(port.sponsorships).feeFigures());
    observeReadiness(observers, container.get(subject.health).checkReadiness);
    const keyRequests = keyRequestBatches(container, tools);
    const feed = new ChangeFeed(container.get(subject.operator).readMarks);
    return {
      app: buildApp(config, container, tools, {
        ...{ feed, keyRequests },
        sandbox: await loadSandboxEdge(config, container, reset),
      }),
      endStreams: () => feed.close(),
      jobs: jobs(
        {
          audit: container.get(subject.audit),
          idempotency: container.get(subject.idempotency),
          kyc: container.get(subject.kyc),
          messaging: config.messaging.isOn ? container.get(subject.messaging) : undefined,
          notice: container.get(subject.notice),
          paymaster: container.get(subject.paymaster),
          payment: container.get(subject.payment),
          portfolio: container.get(subject.portfolio),
          reconciliation: container.get(subject.reconciliation),
          retention: container.get(subject.retention),
          sale: container.get(subject.sale),
          swap: container.get(subject.swap),
          transfer: container.get(subject.transfer),
        },
        { leases: container.get(port.leases), random: container.get(port.random) },
      ),
      lifecycle: container.get(port.lifecycle),
      errors: container.get(port.errorTracker),
      close: async () => {
        const warn = (err: unknown) => logger.warn({ err }, 'the leases of jobs could not be released');
        await keyRequests.close();
        await container.get(port.leases).releaseAll().catch(warn);
        await container.unbindAllAsync();
        await closeTools();
      },
    };
  } catch (error) {
    await closeTools();
    throw error;
  }
}

function poolsOf({ knex }: Database, sharedStore: SharedStore | undefined) {
  return { main: knex, ...(sharedStore?.tables && { counts: sharedStore.tables.counts }) };
}
