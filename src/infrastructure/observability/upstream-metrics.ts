import { Counter, Gauge, type Registry } from 'prom-client';
import type { UpstreamMeter, UpstreamState } from '../../adapters/upstream/meter.ts';
import { inTime } from './in-time.ts';

/** Calls, budgets and cool-downs of the providers. */
export function upstreamMeterOn(registry: Registry): UpstreamMeter {
  const states = new Map<string, UpstreamState>();
  const calls = new Counter({
    name: 'upstream_calls_total',
    help: 'Attempts to call a provider, by outcome',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: (state: UpstreamState) => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['upstream'],
      registers: [registry],
      async collect() {
        this.reset();
        const tell = async ([upstream, state]: [string, UpstreamState]) => {
          const value = await inTime(read(state));
          if (value !== undefined) this.labels(upstream).set(value);
        };
        await Promise.all([...states].map(tell));
      },
    });
  gauge('upstream_budget_calls', 'Calls that the plan of a provider allows in its window', ({ calls }) => calls);
  gauge('upstream_budget_left', 'Calls that are left in the window, for all processes', (state) => state.left());
  gauge('upstream_resting', '1 while a provider is skipped after failures', (state) => Number(state.isResting()));
  return {
    called: (upstream, outcome) => calls.labels(upstream, outcome).inc(),
    watch: (upstream, state) => void states.set(upstream, state),
  };
}
