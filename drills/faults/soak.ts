import { setTimeout as pause } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { megabytesOf } from '../places/memory.ts';
import { underLoad } from '../places/under-load.ts';

/** One round. */
const REQUESTS = 1_000;
const VISITORS = 4;
const LOOK_EVERY_MS = 20;
/** The first part of the rounds, in which caches fill and code is compiled. */
const WARM_UP = 0.25;
/** Growth that is no leak: the collector runs when it likes. */
const MOST_GROWTH = 1.6;
const PER_REQUESTS = 100_000;

/** Nothing fails. No request may be refused, and the process must not grow. */
export const soak: Drill = {
  title: 'nothing happens for a while: thousands of mixed requests',
  rounds: { short: 1, full: 200 },
  run: async (rounds) => {
    const place = await onPostgres();
    const megabytes: number[] = [];
    try {
      const findings = await underLoad(
        place.env,
        async (load, [service]) => {
          load.ledger.forbid('STORE_UNAVAILABLE');
          load.ledger.forbid('LIMITER_UNAVAILABLE');
          for (let round = 1; round <= rounds; round += 1) {
            await load.survive('a thousand requests', async () => {
              while (load.ledger.requests < round * REQUESTS) await pause(LOOK_EVERY_MS);
              return performance.now();
            });
            megabytes.push(megabytesOf(service?.pid ?? 0));
          }
          const warm = megabytes.slice(Math.floor(rounds * WARM_UP));
          const [first = 0, last = 0] = [warm[0], warm.at(-1)];
          if (last > first * MOST_GROWTH) load.ledger.complain(`the process grew from ${first} to ${last} MB`);
        },
        { visitors: VISITORS },
      );
      return { ...findings, notes: [memoryNote(megabytes), ...findings.notes] };
    } finally {
      await place.close();
    }
  },
};

/** The line of least squares through the rounds after the warm-up. */
function memoryNote(megabytes: readonly number[]): string {
  const warm = megabytes.slice(Math.floor(megabytes.length * WARM_UP));
  const [meanAt, mean] = [(warm.length - 1) / 2, warm.reduce((sum, value) => sum + value, 0) / warm.length];
  const spread = warm.reduce((sum, _, at) => sum + (at - meanAt) ** 2, 0);
  const slope = spread === 0 ? 0 : warm.reduce((sum, value, at) => sum + (at - meanAt) * (value - mean), 0) / spread;
  const growth = (slope * PER_REQUESTS) / REQUESTS;
  return `${megabytes.length * REQUESTS} requests; ${warm[0]} MB after the warm-up, ${warm.at(-1)} MB at the end, most ${Math.max(...megabytes)} MB; slope ${growth.toFixed(1)} MB per ${PER_REQUESTS} requests`;
}
