import { expect } from 'chai';
import { type SinonFakeTimers, useFakeTimers } from 'sinon';
import { createMetrics } from '../../../src/infrastructure/observability/metrics.ts';
import {
  observeFees,
  observeQueue,
  observeSharedStore,
} from '../../../src/infrastructure/observability/store-gauges.ts';

const never = () => new Promise<never>(() => {});

describe('the metrics while the database hangs', () => {
  let clock: SinonFakeTimers;
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => clock.restore());

  it('are read within a second, without those that the database knows', async () => {
    const metrics = createMetrics();
    observeQueue(metrics, never);
    observeFees(metrics, never);
    metrics.upstreams.watch('shared', { calls: 100, left: never, isResting: () => false });
    const page = metrics.registry.metrics();
    await clock.tickAsync(1_000);
    const text = await page;
    expect(text).to.include('upstream_budget_calls{upstream="shared"} 100\n').and.include('upstream_resting{');
    for (const unknown of ['queue_depth{', 'sponsor_fees{', 'upstream_budget_left{'])
      expect(text).not.to.include(unknown);
  });

  it('are complete when it answers in time', async () => {
    const metrics = createMetrics();
    observeQueue(metrics, async () => ({ depth: 3, oldestMs: 4_000, dead: 0 }));
    expect(await metrics.registry.metrics()).to.include('queue_depth{queue="messages"} 3\n');
  });

  it('say where requests are counted', async () => {
    const metrics = createMetrics();
    observeSharedStore(metrics, async () => 'replaced');
    const text = await metrics.registry.metrics();
    for (const [state, value] of [
      ['available', 0],
      ['replaced', 1],
      ['unavailable', 0],
    ])
      expect(text).to.include(`shared_store_state{state="${state}"} ${value}\n`);
  });
});
