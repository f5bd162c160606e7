import { expect } from 'chai';
import { createMetrics, type Metrics } from '../../../src/infrastructure/observability/metrics.ts';

const JOBS = [{ name: 'purge-old', schedule: '0 7 * * * *' }];

describe('the metrics of jobs', () => {
  let metrics: Metrics;
  const page = () => metrics.registry.metrics();
  beforeEach(() => {
    metrics = createMetrics();
  });

  it('say which jobs are expected and since when, also in a process that runs none', async () => {
    const startedAt = Math.floor(Date.now() / 1_000);
    metrics.expectJobs(JOBS);
    const text = await page();
    expect(text).to.include('job_interval_seconds{name="purge-old"} 3600\n').and.not.include('job_runs_total{');
    const [, since] = /^job_expected_since_timestamp_seconds\{name="purge-old"\} (\S+)$/m.exec(text) ?? [];
    expect(Number(since)).to.be.within(startedAt, Date.now() / 1_000);
  });

  it('have every outcome at 0 in a process that runs them', async () => {
    metrics.scheduleJobs(JOBS);
    const text = await page();
    for (const outcome of ['done', 'failed', 'skipped'])
      expect(text).to.include(`job_runs_total{name="purge-old",outcome="${outcome}"} 0\n`);
    expect(text).to.include('job_consecutive_failures{name="purge-old"} 0\n');
  });

  it('count failures in a row, which a success ends and a run of another process does not', async () => {
    metrics.scheduleJobs(JOBS);
    const inARow = async () => Number(/^job_consecutive_failures\{name="purge-old"\} (\d+)$/m.exec(await page())?.[1]);
    for (const [outcome, count] of [
      ['failed', 1],
      ['skipped', 1],
      ['failed', 2],
      ['done', 0],
      ['failed', 1],
    ] as const) {
      metrics.observeJob('purge-old', outcome, 0.1);
      expect(await inARow(), outcome).to.equal(count);
    }
    expect(await page()).to.match(/^job_last_failure_timestamp_seconds\{name="purge-old"\} \d/m);
  });
});
