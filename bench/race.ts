import { CONTESTANTS, type Started, shareAnswers, start } from './contestants.ts';
import type { BenchDatabase } from './database.ts';
import type { Effort } from './effort.ts';
import { load, type Measure } from './load.ts';
import { coldReport, type Rounds, report } from './report.ts';
import { type Section, shipmentOf } from './sections.ts';

/** A nonce lives for five minutes: sign-ins are prepared for so many requests at a time. */
const AT_A_TIME = 2_500;

/** Measures the sections with everything in memory, or with a database. What is worked for there, only contestants with records do. */
export async function race(
  sections: readonly Section[],
  { requests: effort }: Effort,
  database: BenchDatabase | undefined,
): Promise<void> {
  const names = database === undefined ? CONTESTANTS : (['peer', 'service', 'required'] as const);
  const contestants: Started[] = [];
  for (const name of names) contestants.push(await start(name, await database?.create(`bench_${name}`)));
  const where = database === undefined ? 'in memory' : 'on PostgreSQL';
  console.log(await coldReport(`${where}, at the start`, contestants));
  await shareAnswers(contestants, sections);
  for (const section of sections) {
    const able = contestants.filter(({ name }) => database === undefined || !section.worked || name !== 'required');
    const rounds = await measure(section, able, effort, database);
    const aims = section.aims[database === undefined ? 'memory' : 'postgres'];
    console.log(report(`${section.title}, ${where}`, rounds, aims));
  }
  for (const { server } of contestants) await server.stop();
}

/** The contestants take turns, so that other load on the machine affects all of them equally. */
async function measure(
  section: Section,
  contestants: readonly Started[],
  { warmUp, round, rounds }: Effort['requests'],
  database: BenchDatabase | undefined,
): Promise<Rounds> {
  const run = async (contestant: Started, count: number) =>
    await load(contestant.targetOf(section), await shipmentOf(section, contestant, count), database?.time);
  for (const contestant of contestants)
    for (let left = warmUp; left > 0; left -= AT_A_TIME) await run(contestant, Math.min(left, AT_A_TIME));
  const measures: Rounds = new Map(contestants.map(({ name }) => [name, [] as Measure[]]));
  for (let i = 0; i < rounds; i += 1)
    for (const contestant of contestants) measures.get(contestant.name)?.push(await run(contestant, round));
  return measures;
}
