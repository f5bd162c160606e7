import { setTimeout as pause } from 'node:timers/promises';
import { schedule } from 'node-cron';
import type { Job } from '../../adapters/cron/jobs.ts';
import type { Observers } from '../observability/observers.ts';
import { jobRunner, type OnFailed } from './run-job.ts';
import { watchClock } from './watch-clock.ts';

/** What the timer has to say, as lines of our log: it would write coloured text to the console. */
const logOf = (logger: Observers['logger'], job: string) => ({
  info: (text: string) => logger.info({ job }, text),
  warn: (text: string) => logger.warn({ job }, text),
  error: (text: string | Error, err?: Error) => logger.error({ job, err: err ?? text }, String(text)),
  debug: (text: string | Error) => logger.debug({ job }, String(text)),
});

/** How long runs in progress may take when the service stops: less than its time limit, so that their leases are still released. */
const STOP_WAIT_MS = 7_000;

/**
 * Starts the jobs; a failed run is logged, and the next one runs as scheduled. Stopping signals the runs in progress, and waits for
 * them as long as STOP_WAIT_MS.
 */
export function startScheduler(
  jobs: readonly Job[],
  observers: Pick<Observers, 'logger' | 'metrics' | 'tracer'>,
  onFailed?: OnFailed,
): () => Promise<void> {
  const { logger, metrics } = observers;
  metrics.scheduleJobs(jobs);
  const running = new Map<Promise<void>, string>();
  const stopping = new AbortController();
  const run = jobRunner(observers, onFailed, stopping.signal);
  const scheduled = () =>
    jobs.map((job) =>
      schedule(
        job.schedule,
        () => {
          if ([...running.values()].includes(job.name)) return undefined;
          const started = run(job).finally(() => running.delete(started));
          running.set(started, job.name);
          return started;
        },
        { name: job.name, timezone: 'UTC', logger: logOf(logger, job.name) },
      ),
    );
  let tasks = scheduled();
  // A task waits until the time of its next run, which is hours away once the clock was set back by hours.
  const stopWatch = watchClock((aheadMs) => {
    logger.warn({ aheadMs }, 'the clock of this machine was set');
    const old = tasks;
    tasks = scheduled();
    for (const task of old) void task.destroy();
  });
  return async () => {
    stopWatch();
    stopping.abort();
    await Promise.all(tasks.map((task) => task.destroy()));
    const patience = new AbortController();
    const limit = pause(STOP_WAIT_MS, undefined, { signal: patience.signal, ref: false }).catch(() => {});
    await Promise.race([Promise.all(running.keys()), limit]);
    patience.abort();
    if (running.size > 0)
      logger.warn({ jobs: [...running.values()] }, 'jobs did not finish before the service stopped');
  };
}
