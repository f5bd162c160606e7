import { type Findings, isClean } from './drill.ts';

const HEAD = ['rounds', 'accepted', 'lost', 'doubled', 'wrong', 'recovery ms', 'seconds'];
const WIDTH = 56;

export const headLine = (): string => line('', HEAD);

export function findingsLine(title: string, findings: Findings, seconds: number): string {
  const { rounds, accepted, lost, doubled, wrong, worstRecoveryMs } = findings;
  const figures = [rounds, accepted, lost, doubled, wrong, worstRecoveryMs ?? '–', seconds.toFixed(0)].map(String);
  return [
    line(`${isClean(findings) ? '  ' : '! '}${title}`, figures),
    ...findings.notes.map((note) => `      ${note}`),
  ].join('\n');
}

const line = (title: string, figures: readonly string[]) =>
  `${title.padEnd(WIDTH)}${figures.map((figure) => figure.padStart(12)).join('')}`;
