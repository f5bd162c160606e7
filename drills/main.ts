// Breaks what the service depends on, under load, and compares what its database holds with what it confirmed: `npm run drill -- [<name>…]
// [--short] [--rounds <n>]`. Everything is on this machine; it stops by itself and ends only the processes that it started. Exit status 1: a confirmed
// write was lost, an effect was doubled, or an answer was wrong.
import { parseArgs } from 'node:util';
import { machine } from '../bench/report.ts';
import { mochaGlobalSetup as bundle } from '../test/support/service/bundled-processes.ts';
import { endAll } from '../test/support/service/process.ts';
import { type Drill, isClean } from './drill.ts';
import { clock } from './faults/clock.ts';
import { database } from './faults/database.ts';
import { diskOfEmbedded, diskOfServer } from './faults/disk.ts';
import { failover } from './faults/failover.ts';
import { killOnEmbedded, killOneOfThree, killOnPostgres } from './faults/kills.ts';
import { pooler } from './faults/pooler.ts';
import { redis } from './faults/redis.ts';
import { reorganizations } from './faults/reorganizations.ts';
import { rpc } from './faults/rpc.ts';
import { soak } from './faults/soak.ts';
import { upstreams } from './faults/upstreams.ts';
import { endSharedServer } from './places/databases.ts';
import { findingsLines, headLine } from './table.ts';

const DRILLS: Readonly<Record<string, Drill>> = {
  kill: killOnPostgres,
  'kill-embedded': killOnEmbedded,
  'kill-one': killOneOfThree,
  database,
  failover,
  pooler,
  redis,
  rpc,
  clock,
  disk: diskOfServer,
  'disk-embedded': diskOfEmbedded,
  reorganizations,
  upstreams,
  soak,
};

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in DRILLS));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(DRILLS).join(', ')}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)));

/** Several at once in the short form, which is for the question whether anything broke: most of them wait. Figures are taken one by one. */
const lanes = values.short ? 3 : 1;
const asked = Object.entries(DRILLS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
let isSound = true;

async function runNext(): Promise<void> {
  for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
    const [name, drill] = next;
    const started = performance.now();
    try {
      const findings = await drill.run(Number(values.rounds ?? drill.rounds[values.short ? 'short' : 'full']));
      console.log(findingsLines(`${name}: ${drill.title}`, findings, (performance.now() - started) / 1_000));
      isSound &&= isClean(findings);
    } catch (error) {
      console.log(`! ${name}: ${drill.title}: ${error instanceof Error ? error.stack : error}`);
      isSound = false;
    }
  }
}

await bundle();
console.log(`${machine()}\n${headLine()}`);
await Promise.all(Array.from({ length: lanes }, runNext));
await endAll();
await endSharedServer();
process.exit(isSound ? 0 : 1);
