import { startPooler } from '../../test/support/servers/pooler.ts';
import { runMain } from '../../test/support/service/process.ts';
import { type Drill, notRun } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { COMMON } from '../places/service.ts';
import { underLoad } from '../places/under-load.ts';

/** Two processes behind a PgBouncer in transaction mode. One that loses named statements must be refused at the start, and serve without them. */
export const pooler: Drill = {
  title: 'a pooler that shares connections',
  rounds: { short: 3, full: 50 },
  run: async (rounds) => {
    const place = await onPostgres();
    const bouncer = await startPooler(place.url);
    if (bouncer === undefined) return notRun('this machine lacks pgbouncer: bash .ci/programs');
    try {
      const named = runMain('serve', { ...COMMON, DATABASE_URL: bouncer.url, CRON: 'off' });
      const start = await named.url().then(
        () => 'served with named statements',
        () => named.said(),
      );
      named.child.kill('SIGKILL');
      await named.ended;
      const isRefused = start.includes('DATABASE_NAMED_STATEMENTS=off');
      const env = { DATABASE_URL: bouncer.url, DATABASE_NAMED_STATEMENTS: bouncer.keepsNamed ? 'on' : 'off' };
      const findings = await underLoad(
        env,
        async (load) => {
          for (let round = 0; round < rounds; round += 1) await load.survive('none', async () => performance.now());
        },
        { instances: 2, records: place.env },
      );
      const isRight = isRefused !== bouncer.keepsNamed;
      const note = isRefused ? 'named statements were refused at the start' : `named statements: ${start.slice(-500)}`;
      return { ...findings, wrong: findings.wrong + (isRight ? 0 : 1), notes: [note, ...findings.notes] };
    } finally {
      await bouncer.close();
      await place.close();
    }
  },
};
