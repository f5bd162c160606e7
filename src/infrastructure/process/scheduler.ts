import { schedule } from 'node-cron';
import type { Job } from '../../adapters/cron/jobs.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Starts the jobs; a failed run is logged, and the next one runs as scheduled. Stopping waits for the runs in progress. */
export function startScheduler(jobs: readonly Job[], logger: Logger, metrics: Metrics): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const run = async ({ name, run }: Job) => {
    try {
      await run();
      metrics.countJob(name, 'done');
    } catch (err) {
      metrics.countJob(name, 'failed');
      logger.error({ err, job: name }, 'scheduled job failed');
    }
  };
  const tasks = jobs.map((job) =>
    schedule(
      job.schedule,
      () => {
        const started = run(job).finally(() => running.delete(started));
        running.add(started);
        return started;
      },
      { name: job.name, noOverlap: true, timezone: 'UTC' },
    ),
  );
  return async () => {
    await Promise.all(tasks.map((task) => task.destroy()));
    await Promise.all(running);
  };
}
