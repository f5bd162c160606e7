import { Gauge } from 'prom-client';
import { isDraining } from '../../domain/health/errors.ts';
import { inTime } from './metric-values.ts';
import type { Observers } from './observers.ts';

const NAME = 'instance_ready';

/** Asks for readiness whenever the metrics are read, and counts the answer as that of a probe: alerts must hold where nothing else probes. */
export function observeReadiness({ metrics, logger }: Observers, ask: () => Promise<unknown>): void {
  let wasReady = true;
  const report = (err: unknown) => {
    if (wasReady && !isDraining(err)) logger.error({ err }, 'this instance is not ready');
    return false;
  };
  const isReady = async () => (await inTime(ask().then(() => true, report))) ?? report(undefined);
  metrics.registry.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Whether this instance accepted a write when the metrics were read',
    registers: [metrics.registry],
    async collect() {
      const isNow = await isReady();
      if (isNow && !wasReady) logger.info('this instance is ready again');
      wasReady = isNow;
      metrics.countReadiness(isNow);
      this.set(Number(isNow));
    },
  });
}
