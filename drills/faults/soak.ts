import { setTimeout as pause } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { megabytesOf } from '../places/memory.ts';
import { underLoad } from '../places/under-load.ts';

/** One round. */
const ROUND_MS = 5_000;
/** Rounds in which caches fill and code is compiled. */
const WARM_UP = 2;
/** Growth that is no leak: the collector runs when it likes. */
const MOST_GROWTH = 1.6;

/** Nothing fails. No request may be refused, and the process must not grow. */
export const soak: Drill = {
  title: 'nothing happens for a while',
  rounds: { short: 1, full: 120 },
  run: async (rounds) => {
    const place = await onPostgres();
    try {
      let [first, last] = [0, 0];
      const findings = await underLoad(place.env, async (load, [service]) => {
        load.ledger.forbid('STORE_UNAVAILABLE');
        load.ledger.forbid('LIMITER_UNAVAILABLE');
        for (let round = 0; round < rounds; round += 1) {
          await load.survive('five seconds', async () => {
            await pause(ROUND_MS);
            return performance.now();
          });
          last = megabytesOf(service?.pid ?? 0);
          if (round <= WARM_UP) first = last;
        }
        if (last > first * MOST_GROWTH) load.ledger.complain(`the process grew from ${first} to ${last} MB`);
      });
      return { ...findings, notes: [`${first} MB after the warm-up, ${last} MB at the end`, ...findings.notes] };
    } finally {
      await place.close();
    }
  },
};
