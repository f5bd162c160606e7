import { setTimeout as pause } from 'node:timers/promises';
import { schedule } from 'node-cron';
import { type Job, SKIPPED } from '../../adapters/cron/jobs.ts';
import type { Span } from '../../application/ports/observability.ts';
import { inSpan, reasonOf } from '../../application/shared/in-span.ts';
import type { JobOutcome } from '../observability/job-metrics.ts';
import type { Observers } from '../observability/observers.ts';

const LOOK_EVERY_MS = 5_000;
/** Synchronisation corrects smaller differences all the time. */
const LEAST_CHANGE_MS = 1_000;

/** Reports by how many milliseconds the clock of this machine was set ahead, or back. Returns a function that ends the watch. */
function watchClock(onChange: (aheadMs: number) => void): () => void {
  let lead = Date.now() - performance.now();
  const look = setInterval(() => {
    const aheadMs = Math.round(Date.now() - performance.now() - lead);
    lead += aheadMs;
    if (Math.abs(aheadMs) >= LEAST_CHANGE_MS) onChange(aheadMs);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(look);
}

type OnFailed = (job: string, error: unknown) => void;

/** Runs a job once, in a span, and counts the outcome. Never rejects: a failure is logged and passed to `onFailed`. */
export function jobRunner(
  { logger, metrics, tracer }: Pick<Observers, 'logger' | 'metrics' | 'tracer'>,
  onFailed: OnFailed = () => {},
  stopping?: AbortSignal,
): (job: Pick<Job, 'name' | 'run'>) => Promise<void> {
  const runIn = async (span: Span, { name, run }: Pick<Job, 'name' | 'run'>) => {
    const startedAt = performance.now();
    const ended = (outcome: JobOutcome) => {
      metrics.observeJob(name, outcome, (performance.now() - startedAt) / 1_000);
      span.add({ 'job.outcome': outcome });
    };
    try {
      ended((await run(stopping)) === SKIPPED ? 'skipped' : 'done');
    } catch (err) {
      ended('failed');
      span.fail(reasonOf(err));
      logger.error({ err, job: name }, 'scheduled job failed');
      onFailed(name, err);
    }
  };
  return (job) => inSpan(tracer, `job ${job.name}`, { facts: { 'job.name': job.name } }, (span) => runIn(span, job));
}

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
