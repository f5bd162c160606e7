import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { intervalOf, type Job } from '../../adapters/cron/jobs.ts';
import { fromZero } from './metric-values.ts';

/** `skipped`: another process runs this occurrence. */
export type JobOutcome = 'done' | 'failed' | 'skipped';
const OUTCOMES: readonly JobOutcome[] = ['done', 'failed', 'skipped'];

export type JobMetrics = Readonly<{
  /** The service has these jobs; this process or another one runs them. */
  expectJobs(jobs: readonly Pick<Job, 'name' | 'schedule'>[]): void;
  /** This process runs these jobs. */
  scheduleJobs(jobs: readonly Pick<Job, 'name'>[]): void;
  observeJob(name: string, outcome: JobOutcome, seconds: number): void;
}>;

export function jobMetrics(registers: Registry[]): JobMetrics {
  const labelNames = ['name'];
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of scheduled jobs',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of the runs of scheduled jobs that were not skipped',
    labelNames,
    buckets: [0.1, 1, 10, 60, 300],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers });
  const intervals = gauge('job_interval_seconds', 'The interval of the job, in whichever process it runs');
  const expected = gauge('job_expected_since_timestamp_seconds', 'When this process began to expect runs of the job');
  const successes = gauge('job_last_success_timestamp_seconds', 'When this process last completed a run of the job');
  const failures = gauge('job_last_failure_timestamp_seconds', 'When a run of the job last failed in this process');
  const inARow = gauge('job_consecutive_failures', 'Failed runs of the job in this process since its last success');
  const observeEnd = {
    done: (name: string) => {
      successes.labels(name).setToCurrentTime();
      inARow.labels(name).set(0);
    },
    failed: (name: string) => {
      failures.labels(name).setToCurrentTime();
      inARow.labels(name).inc();
    },
  };
  return {
    expectJobs: (jobs) => {
      for (const { name, schedule } of jobs) {
        intervals.labels(name).set(intervalOf(schedule));
        expected.labels(name).setToCurrentTime();
      }
    },
    scheduleJobs: (jobs) => {
      const names = jobs.map(({ name }) => name);
      fromZero(runs, names, OUTCOMES);
      for (const name of names) inARow.labels(name).set(0);
    },
    observeJob: (name, outcome, seconds) => {
      runs.labels(name, outcome).inc();
      if (outcome === 'skipped') return;
      durations.labels(name).observe(seconds);
      observeEnd[outcome](name);
    },
  };
}
