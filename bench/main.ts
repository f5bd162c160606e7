// Measures the service beside a peer and a floor, all of them in one run on one machine: figures of different runs or
// machines do not compare, ratios do. `node dist/bench/main.js [peer] [service] [floor]`; all three unless some are named.
import { CONTESTANTS, type Contestant, type ContestantName, start } from './contestants.ts';
import { load, type Measure } from './load.ts';
import { type Aims, machine, type Rounds, report } from './report.ts';

type Scenario = Readonly<{ title: string; aims: Aims; measure: (contestant: Contestant) => Promise<Measure> }>;

const ROUND_SECONDS = 1;
/** After a round that warms up. */
const ROUNDS = 4;

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'POST /api/sale/authorize',
    aims: { peer: 3, floor: 0.5 },
    measure: ({ authorize: { target, body } }) => load(target, { body, seconds: ROUND_SECONDS }),
  },
  {
    title: 'POST /api/siwe?action=verify',
    aims: { peer: 8 },
    measure: async ({ signIns }) => {
      const { target, shipment } = await signIns();
      return await load(target, shipment);
    },
  },
];

/** The contestants take turns, so that whatever else the machine does falls on all of them alike. */
async function race({ title, measure }: Scenario, contestants: readonly Contestant[]): Promise<Rounds> {
  const rounds = new Map<ContestantName, Measure[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const contestant of contestants) {
      const measured = await measure(contestant);
      if (round > 0) rounds.get(contestant.name)?.push(measured);
      const which = round === 0 ? 'warm-up' : `round ${round}`;
      console.log(`${title}  ${which}  ${contestant.name}  ${measured.perSecond.toFixed(0)}/s`);
    }
  return rounds;
}

async function bench(names: readonly ContestantName[]): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    for (const name of names) contestants.push(await start(name));
    const reports: string[] = [];
    for (const scenario of SCENARIOS)
      reports.push(report(scenario.title, await race(scenario, contestants), scenario.aims));
    console.log(`\n${machine()}\n${reports.join('\n')}`);
  } finally {
    await Promise.all(contestants.map(({ server }) => server.stop()));
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CONTESTANTS.some((contestant) => contestant === name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${CONTESTANTS.join(', ')}`);
await bench(CONTESTANTS.filter((name) => asked.length === 0 || asked.includes(name)));
