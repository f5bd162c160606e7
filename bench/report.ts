import { arch, cpus, platform } from 'node:os';
import type { ContestantName, Started } from './contestants.ts';
import type { Measure } from './load.ts';
import type { Aims } from './sections.ts';

/** The figures of each contestant in each round. */
export type Rounds = ReadonlyMap<ContestantName, Measure[]>;

const HEAD = ['', 'cpu µs', 'db cpu µs', '× peer', '× required', '× floor', 'req/s', 'p50 ms', 'p99 ms'];

export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  return `${processor}, ${platform()} ${arch()}, Node ${process.versions.node}, ${new Date().toISOString()}`;
}

/**
 * Medians of the rounds. `× peer` is the peer's processor time per request over the contestant's, service and database together;
 * `× required` and `× floor` are the contestant's over theirs. Ratios are of the same round, with the least and the greatest.
 */
export function report(title: string, rounds: Rounds, aims: Aims): string {
  const rows = [...rounds.keys()].map((name) => row(name, rounds));
  return ['', title, line(HEAD), ...rows, ...verdicts(rounds, aims)].join('\n');
}

/** Before the first request: when it listened, the processor time until then, and its memory. */
export async function coldReport(title: string, contestants: readonly Started[]): Promise<string> {
  const rows = contestants.map(async ({ name, server }) => {
    const { cpu, rss } = await server.usage();
    return line([name, server.startMs.toFixed(0), (cpu / 1_000).toFixed(0), (rss / 2 ** 20).toFixed(0)]);
  });
  return ['', title, line(['', 'ms', 'cpu ms', 'MiB']), ...(await Promise.all(rows))].join('\n');
}

function row(name: ContestantName, rounds: Rounds): string {
  const measures = rounds.get(name) ?? [];
  const middle = (value: (measure: Measure) => number, digits: number) => median(measures.map(value)).toFixed(digits);
  return line([
    name,
    middle(({ service }) => service, 0),
    measures.every(({ database }) => database === 0) ? '' : middle(({ database }) => database, 0),
    shown(ratios('peer', name, rounds)),
    shown(ratios(name, 'required', rounds)),
    shown(ratios(name, 'floor', rounds)),
    middle(({ perSecond }) => perSecond, 0),
    middle(({ p50 }) => p50, 2),
    middle(({ p99 }) => p99, 2),
  ]);
}

function verdicts(rounds: Rounds, { peer, required }: Aims): string[] {
  const [gain, cost] = [ratios('peer', 'service', rounds), ratios('service', 'required', rounds)].map(median);
  const verdict = (aim: string, reached: boolean) => `  aim: ${aim}: ${reached ? 'reached' : 'missed'}`;
  return [
    ...(peer === undefined ? [] : [verdict(`at least ${peer} × peer`, (gain ?? 0) >= peer)]),
    ...(required === undefined ? [] : [verdict(`at most ${required} × required`, (cost ?? 0) <= required)]),
  ];
}

const total = ({ service, database }: Measure) => service + database;

function ratios(name: ContestantName, other: ContestantName, rounds: Rounds): readonly number[] {
  const [measures = [], others = []] = [rounds.get(name), rounds.get(other)];
  return others.length === 0 ? [] : measures.map((measure, i) => total(measure) / total(others[i] ?? measure));
}

const shown = (values: readonly number[]) =>
  values.length === 0
    ? ''
    : `${median(values).toFixed(2)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const line = ([name = '', ...figures]: readonly string[]) =>
  `  ${name.padEnd(9)}${figures.map((figure) => figure.padStart(18)).join('')}`.trimEnd();
