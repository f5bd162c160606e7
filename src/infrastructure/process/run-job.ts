import { type Job, SKIPPED } from '../../adapters/cron/jobs.ts';
import type { Span } from '../../application/ports/observability.ts';
import { inSpan, reasonOf } from '../../application/shared/in-span.ts';
import type { JobOutcome } from '../observability/job-metrics.ts';
import type { Observers } from '../observability/observers.ts';

export type OnFailed = (job: string, error: unknown) => void;

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
