import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorTracker } from '../../application/ports/observability.ts';
import type { Config } from '../config/config.ts';
import { embeddedFolder } from '../database/database.ts';
import type { Observers } from '../observability/observers.ts';
import { startScheduler } from './scheduler.ts';
import { openService } from './service.ts';

export type ServiceParts = Readonly<{
  jobs: boolean;
  /** Called whenever the service was opened. */
  onOpen?: (errors: ErrorTracker) => void;
}>;

/** How long a stopping service waits for the error tracker. */
const LAST_REPORTS_MS = 1_000;

export type StartedService = Readonly<{
  listener: RequestListener;
  /** From now on the service is not ready, starts no job and has no streams of events. Resolves when the jobs in progress have ended, or had their time. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}>;

/** Opens the service and starts its jobs. A sandbox on its own data can be reset by a request. */
export function startService(config: Config, observers: Observers, parts: ServiceParts): Promise<StartedService> {
  const resettable = config.reach.isPlayground && config.storage.kind !== 'postgres';
  return resettable ? startResettable(config, observers, parts) : startOnce(config, observers, parts);
}

async function startOnce(
  config: Config,
  observers: Observers,
  parts: ServiceParts,
  reset?: () => Promise<void>,
): Promise<StartedService> {
  const service = await openService(config, observers, reset);
  const { errors } = service;
  parts.onOpen?.(errors);
  observers.metrics.expectJobs(service.jobs);
  const onFailed = (job: string, error: unknown) =>
    errors.track({ source: 'job', place: job, error, trace: observers.tracer.current() });
  const stopJobs = parts.jobs ? startScheduler(service.jobs, observers, onFailed) : async () => {};
  let jobsEnded: Promise<void> | undefined;
  const endWork = () => {
    service.endStreams();
    jobsEnded ??= stopJobs();
    return jobsEnded;
  };
  return {
    listener: service.app,
    drain: () => {
      service.lifecycle.drain();
      return endWork();
    },
    stop: async () => {
      await endWork();
      await Promise.all([
        service.close(),
        Promise.race([errors.flush(), pause(LAST_REPORTS_MS, undefined, { ref: false })]),
      ]);
    },
  };
}

/** Requests that arrive during a reset wait for its end. */
async function startResettable(config: Config, observers: Observers, parts: ServiceParts): Promise<StartedService> {
  const restart = async (old: StartedService) => {
    await old.stop();
    if (config.storage.kind === 'embedded')
      await rm(embeddedFolder(config.storage.dir), { recursive: true, force: true });
    observers.logger.warn('the sandbox was reset');
    return start();
  };
  const reset = async () => {
    running = running.then(restart);
    await running;
  };
  const start = () => startOnce(config, observers, parts, reset);
  let running = Promise.resolve(await start());
  return {
    listener: (req, res) => void running.then(({ listener }) => listener(req, res)),
    drain: async () => (await running).drain(),
    stop: async () => (await running).stop(),
  };
}
