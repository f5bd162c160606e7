import { type Findings, isClean } from './drill.ts';

const HEAD = ['rounds', 'accepted', 'lost', 'doubled', 'wrong', 'recovery ms', 'seconds'];
const WIDTH = 64;

export const headLine = (): string => line('', HEAD);

export function findingsLines(title: string, findings: Findings, seconds: number): string {
  const { accepted, lost, doubled, wrong, recoveries, notes } = findings;
  const all = [...recoveries.values()];
  const rounds = all.reduce((sum, one) => sum + one.rounds, 0);
  const worst = Math.max(...all.map(({ worstMs }) => worstMs));
  const figures = [rounds, accepted, lost, doubled, wrong, worst, seconds.toFixed(0)].map(String);
  const kinds = [...recoveries].map(([name, { rounds, worstMs }]) =>
    line(`      ${name}`, [String(rounds), '', '', '', '', String(worstMs), '']),
  );
  return [
    line(`${isClean(findings) ? '  ' : '! '}${title}`, figures),
    ...(recoveries.size > 1 ? kinds : []),
    ...notes.map((note) => `      ${note}`),
  ].join('\n');
}

const line = (title: string, figures: readonly string[]) =>
  `${title.padEnd(WIDTH)}${figures.map((figure) => figure.padStart(12)).join('')}`.trimEnd();
