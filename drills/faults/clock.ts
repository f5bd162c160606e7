import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/support/servers/free-port.ts';
import { runMain } from '../../test/support/service/process.ts';
import type { Drill } from '../drill.ts';
import type { Load } from '../load/load.ts';
import { onPostgres } from '../places/databases.ts';
import { COMMON, type Instance } from '../places/service.ts';
import { underLoad } from '../places/under-load.ts';

const MOVED = { NODE_OPTIONS: `--import ${new URL('../moved-clock.js', import.meta.url).href}` };
const MOVES = [
  'the clock of one of two processes is an hour fast',
  'it is right again',
  'it is an hour slow',
  'it is right again after that',
];
/** The turns of the moved clock that are wrong. */
const WRONG_TURNS = ['1', '3'];
/** The change is noticed within five seconds; then a job runs every two seconds. */
const HOLD_MS = 8_000;
/** Sign-ins are refused where they look old or early. */
const EARLY_OR_LATE = new Set([400, 401]);

/** How many of the starts with a wrong clock were refused. */
async function refusedStarts(env: Readonly<Record<string, string>>): Promise<number> {
  const endings = WRONG_TURNS.map((turn) => {
    const started = runMain('serve', { ...COMMON, ...env, ...MOVED, CLOCK_TURN: turn, CRON: 'off' });
    return started.url().then(
      () => 'listening',
      () => started.said(),
    );
  });
  return (await Promise.all(endings)).filter((said) => said.includes('The clock of this machine')).length;
}

/** The runs of jobs that the process has seen so far, its own and those of others. */
async function jobRuns(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const runs = [...text.matchAll(/^job_runs_total\{[^}]*\} (\d+)$/gm)];
  return runs.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Two processes share one database, and the clock of one of them moves. Its jobs must go on. */
export const clock: Drill = {
  title: 'the clock moves by an hour',
  rounds: { short: 2, full: 5 * MOVES.length },
  run: async (rounds) => {
    const place = await onPostgres();
    const metricsPort = await freePort();
    try {
      const refused = await refusedStarts(place.env);
      const work = async (load: Load, [, moving]: readonly Instance[]) => {
        await moving?.kill();
        await moving?.start({ ...MOVED, METRICS_PORT: String(metricsPort) });
        for (let round = 0; round < rounds; round += 1) {
          const name = MOVES[round % MOVES.length] as string;
          await load.survive(name, async () => {
            moving?.signal('SIGUSR2');
            const moved = performance.now();
            const runs = await jobRuns(metricsPort);
            await load.flowing();
            const missingMs = performance.now() - moved;
            await pause(HOLD_MS);
            if ((await jobRuns(metricsPort)) === runs) load.ledger.complain(`${name}: no job ran for ${HOLD_MS} ms`);
            return performance.now() - missingMs;
          });
        }
      };
      const explains = ({ status }: { status: number }) => EARLY_OR_LATE.has(status);
      const findings = await underLoad(place.env, work, { instances: 2, explains });
      const wrong = findings.wrong + WRONG_TURNS.length - refused;
      return { ...findings, wrong, notes: [`refused ${refused} of ${WRONG_TURNS.length} starts`, ...findings.notes] };
    } finally {
      await place.close();
    }
  },
};
