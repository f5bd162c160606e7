import { arch, cpus, platform } from 'node:os';
import type { ContestantName } from './contestants.ts';
import type { Measure } from './load.ts';

/** The minimum ratios of the service to the others that the project aims at. */
export type Aims = Readonly<Partial<Record<ContestantName, number>>>;
/** The figures of each contestant in each round. */
export type Rounds = ReadonlyMap<ContestantName, readonly Measure[]>;

const HEAD = ['', 'req/s', '× peer', '× floor', 'p50 ms', 'p99 ms', 'cpu µs'];

export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  return `${processor}, ${platform()} ${arch()}, Node ${process.versions.node}, ${new Date().toISOString()}`;
}

/** Medians of the rounds; a ratio is the median of the ratios within each round. `cpu µs` is the server’s processor time per request. */
export function report(title: string, rounds: Rounds, aims: Aims): string {
  const rows = [...rounds.keys()].map((name) => row(name, rounds));
  return ['', title, line(HEAD), ...rows, ...verdicts(rounds, aims)].join('\n');
}

function row(name: ContestantName, rounds: Rounds): string {
  const measures = rounds.get(name) ?? [];
  const middle = (value: (measure: Measure) => number, digits: number) => median(measures.map(value)).toFixed(digits);
  return line([
    name,
    middle(({ perSecond }) => perSecond, 0),
    ratio(name, 'peer', rounds),
    ratio(name, 'floor', rounds),
    middle(({ p50 }) => p50, 2),
    middle(({ p99 }) => p99, 2),
    measures.some(({ processor }) => processor === undefined) ? '' : middle(({ processor = 0 }) => processor, 0),
  ]);
}

function verdicts(rounds: Rounds, aims: Aims): string[] {
  return Object.entries(aims).flatMap(([other, aim]) => {
    const reached = ratio('service', other as ContestantName, rounds);
    if (reached === '') return [];
    return [`  aim: at least ${aim} × the ${other}; ${Number(reached) >= aim ? 'reached' : 'missed'}: ${reached}`];
  });
}

function ratio(name: ContestantName, other: ContestantName, rounds: Rounds): string {
  const [measures, others] = [rounds.get(name), rounds.get(other)];
  if (measures === undefined || others === undefined) return '';
  const ratios = measures.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN));
  return median(ratios).toFixed(2);
}

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const line = ([name = '', ...figures]: readonly string[]) =>
  `  ${name.padEnd(9)}${figures.map((figure) => figure.padStart(9)).join('')}`.trimEnd();
