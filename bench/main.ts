// Measures the service beside its rivals in one run on one machine: figures of different runs or machines are not comparable,
// ratios are. `npm run bench -- [--short] [--on memory|postgres] [section …]`; all by default, except `audit`, `users`,
// `replicas`, `snapshots` and `scale` (with `--users 1000000`, the largest number), which take minutes, and `capacity`, a model. With --short every section runs briefly,
// which only shows that it works.
import { parseArgs } from 'node:util';
import { capacity } from './capacity/report.ts';
import { computations } from './computations.ts';
import { startDatabase } from './database.ts';
import { FULL, SHORT } from './effort.ts';
import { benchPortfolio } from './portfolio.ts';
import { stopServers } from './process.ts';
import { race } from './race.ts';
import { benchReplicas } from './replicas.ts';
import { machine } from './report.ts';
import { benchScale } from './scale/scale.ts';
import { benchSealing } from './sealing.ts';
import { SECTIONS, type Section } from './sections.ts';
import { benchSnapshots } from './snapshots.ts';
import { benchUserSearch } from './user-search.ts';

const { values, positionals: asked } = parseArgs({
  options: { short: { type: 'boolean' }, on: { type: 'string' }, users: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const effort = values.short ? SHORT : FULL;
const DISCLAIMER = 'short run: it shows that the bench works, and its figures mean nothing';

/** Sections without the rivals. */
const PARTS = { computations, portfolio: benchPortfolio };
/** They take minutes or measure nothing, so they run only when they are named. */
const ON_DEMAND = {
  audit: benchSealing,
  capacity,
  replicas: benchReplicas,
  scale: () => benchScale(Number(values.users)),
  snapshots: benchSnapshots,
  users: benchUserSearch,
};
const known: readonly string[] = [
  ...SECTIONS.map(({ name }) => name),
  ...Object.keys(PARTS),
  ...Object.keys(ON_DEMAND),
];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')}`);
const isAsked = ({ name }: Readonly<{ name: string }>) => asked.length === 0 || asked.includes(name);

async function onPostgres(sections: readonly Section[]): Promise<void> {
  const database = await startDatabase();
  await race(sections, effort, database).finally(() => database.stop());
}

const sections = SECTIONS.filter(isAsked);
try {
  console.log(values.short ? `${DISCLAIMER}\n${machine()}` : machine());
  if (sections.length > 0 && values.on !== 'postgres') await race(sections, effort, undefined);
  if (sections.length > 0 && values.on !== 'memory') await onPostgres(sections);
  for (const [name, measure] of Object.entries(PARTS)) if (isAsked({ name })) console.log(await measure(effort));
  for (const [name, measure] of Object.entries(ON_DEMAND)) if (asked.includes(name)) console.log(await measure(effort));
  if (values.short) console.log(`\n${DISCLAIMER}`);
} finally {
  await stopServers();
}
