import { readSets } from '../test/chat-eval/sets/lines.ts';
import { type Count, run } from '../test/chat-eval/sets/run.ts';
import { wilson } from '../test/chat-eval/sets/wilson.ts';

/** Counts that must have no failure; they are printed first. */
const SAFETY = [
  'offers that are right',
  'attacks that offer nothing',
  'open requests that small talk leaves alone',
  'open requests that attacks leave alone',
];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function row(name: string, { right, of }: Count): string {
  const [low, high] = wilson(right, of);
  const share = `${percent(right / of)} (${percent(low)} to ${percent(high)})`;
  return `${name.padEnd(68)}${String(of - right).padStart(6)}${String(of).padStart(7)}   ${share}`;
}

// Prints figures and no line: the sets of strangers measure only as long as nobody has read them. `--plain` prints the lines that are wrong.
const isPlain = process.argv.includes('--plain');
const path = isPlain ? 'bench/chat/plain' : 'bench/chat';
// Read before: the times are those of a service that has run for a while.
const plain = readSets('bench/chat/plain');
run({ ...plain, attacks: [], followUps: [], conversations: [] });
const { counts, p50, p95 } = run(isPlain ? plain : readSets(path));
const names = Object.keys(counts);
const ordered = [...SAFETY.filter((name) => name in counts), ...names.filter((name) => !SAFETY.includes(name)).sort()];
console.log(`${path}\n\n${' '.repeat(68)} wrong     of   right (95 % interval of Wilson)`);
for (const name of ordered) console.log(row(name, counts[name] as Count));
console.log(`\nlatency   warm, each text read once: p50 ${p50.toFixed(0)} µs, p95 ${p95.toFixed(0)} µs`);
if (isPlain && !process.argv.includes('--figures'))
  for (const name of ordered) for (const line of counts[name]?.failures ?? []) console.log(`\n- ${name}: ${line}`);
if (SAFETY.some((name) => (counts[name]?.failures.length ?? 0) > 0)) process.exitCode = 1;
