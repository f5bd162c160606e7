// Measures the service, a peer and a floor in one run on one machine: figures of different runs or
// machines are not comparable, ratios are. `npm run bench -- [--short] [peer] [service] [floor] [computations] [portfolio]`; all
// by default. With --short every section runs briefly, which only shows that it works.
import { parseArgs } from 'node:util';
import { computations } from './computations.ts';
import { CONTESTANTS, type Contestant, type ContestantName, start } from './contestants.ts';
import { FULL, SHORT } from './effort.ts';
import { load, type Measure } from './load.ts';
import { benchPortfolio } from './portfolio.ts';
import { stopServers } from './process.ts';
import { type Aims, machine, type Rounds, report } from './report.ts';

const { values, positionals: asked } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
const effort = values.short ? SHORT : FULL;

type Scenario = Readonly<{
  title: string;
  aims: Aims;
  /** `pace` is the contestant's requests per second in the last measurement. */
  measure: (contestant: Contestant, seconds: number, pace: number) => Promise<Measure>;
}>;

const PACE_AT_FIRST = 200;
/** The minimum that keeps every connection busy. */
const LEAST_SIGN_INS = 20;
const DISCLAIMER = 'short run: it shows that the bench works, and its figures mean nothing';
/** Sections measured in this process, without HTTP. */
const COMPUTATIONS = 'computations';

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'POST /api/sale/authorize',
    aims: { peer: 3, floor: 0.5 },
    measure: ({ authorize: { target, body } }, seconds) => load(target, { body, seconds }),
  },
  {
    title: 'POST /api/siwe?action=verify',
    aims: { peer: 8 },
    measure: async ({ signIns }, seconds, pace) => {
      const { target, shipment } = await signIns(Math.max(LEAST_SIGN_INS, Math.ceil(pace * seconds)));
      return await load(target, shipment);
    },
  },
];

/** The contestants alternate, so that other load on the machine affects all of them equally. */
async function race({ title, measure }: Scenario, contestants: readonly Contestant[]): Promise<Rounds> {
  const { warmUpSeconds, roundSeconds, rounds } = effort.requests;
  const measures = new Map<ContestantName, Measure[]>(contestants.map(({ name }) => [name, []]));
  const paces = new Map<ContestantName, number>();
  for (let round = 0; round <= rounds; round += 1)
    for (const contestant of contestants) {
      const seconds = round === 0 ? warmUpSeconds : roundSeconds;
      const measured = await measure(contestant, seconds, paces.get(contestant.name) ?? PACE_AT_FIRST);
      paces.set(contestant.name, measured.perSecond);
      if (round > 0) measures.get(contestant.name)?.push(measured);
      const which = round === 0 ? 'warm-up' : `round ${round}`;
      console.log(`${title}  ${which}  ${contestant.name}  ${measured.perSecond.toFixed(0)}/s`);
    }
  return measures;
}

async function benchRequests(names: readonly ContestantName[]): Promise<string> {
  const contestants: Contestant[] = [];
  for (const name of names) contestants.push(await start(name));
  const reports: string[] = [];
  for (const scenario of SCENARIOS)
    reports.push(report(scenario.title, await race(scenario, contestants), scenario.aims));
  await stopServers();
  return reports.join('\n');
}

const PARTS = { [COMPUTATIONS]: computations, portfolio: benchPortfolio };
const known: readonly string[] = [...CONTESTANTS, ...Object.keys(PARTS)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')}`);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const contestants = CONTESTANTS.filter(isAsked);
try {
  if (values.short) console.log(DISCLAIMER);
  if (contestants.length > 0) console.log(`\n${machine()}\n${await benchRequests(contestants)}`);
  for (const [name, measure] of Object.entries(PARTS))
    if (isAsked(name)) console.log(`\n${machine()}\n${await measure(effort)}`);
  if (values.short) console.log(`\n${DISCLAIMER}`);
} finally {
  await stopServers();
}
