import { Gauge } from 'prom-client';
import type { FeeFigure } from '../../domain/paymaster/owed-fee.ts';
import { inTime } from './in-time.ts';
import type { Metrics } from './metrics.ts';

const NAME = 'sponsor_fees';

/** Read when the metrics are read. Without an answer from the database the metric has no values. */
export function observeFees({ registry }: Metrics, read: () => Promise<readonly FeeFigure[]>): void {
  registry.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Fees of sponsored requests that their calls do not pay, in smallest units of the token',
    labelNames: ['chain', 'token', 'state'],
    registers: [registry],
    async collect() {
      const figures = (await inTime(read())) ?? [];
      this.reset();
      for (const { chainId, token, state, amount } of figures)
        this.labels(String(chainId), token, state).set(Number(amount));
    },
  });
}
