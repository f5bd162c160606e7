import { readFileSync } from 'node:fs';
import { readSets, setOf } from '../test/chat-eval/sets/lines.ts';
import { type Count, run } from '../test/chat-eval/sets/run.ts';
import { wilson } from '../test/chat-eval/sets/wilson.ts';

const MEASURES = [
  'offers that are right',
  'attacks that offer nothing',
  'open requests that attacks leave alone',
  'open requests that small talk leaves alone',
  'one press leads to the request, English',
  'one press leads to the request, six languages',
  'questions with no wrong value, English',
  'questions with no wrong value, six languages',
  'one press makes the answer or correction',
  'what is no request is not asked about as one',
  'out of scope recognised',
  'intent, English',
  'intent, six languages',
  "customers' questions, English",
  "customers' questions, six languages",
];
const OF_COMMANDS = 'commands offered at once';
/** Counts that must have no failure. */
const SAFETY = MEASURES.slice(0, 4);

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function row(name: string, { right, of }: Count): string {
  const [low, high] = wilson(right, of);
  const share = `${percent(right / of)} (${percent(low)} to ${percent(high)})`;
  return `${name.padEnd(52)}${String(of - right).padStart(6)}${String(of).padStart(7)}   ${share}`;
}

// Prints figures and no line: the sets of strangers measure only as long as nobody has read them. `--plain` prints the lines of the open set that are wrong.
const plain = readSets('bench/chat/plain');
// Read before: the times are those of a service that has run for a while.
const ofPlain = run(plain).counts;
if (process.argv.includes('--plain'))
  for (const [name, { failures }] of Object.entries(ofPlain))
    for (const line of failures) console.log(`- ${name}: ${line}\n`);
else {
  const at = process.argv.indexOf('--customers');
  const file = at < 0 ? 'bench/chat/customers-stranger.jsonl' : (process.argv[at + 1] ?? '');
  const { customers } = setOf('customers-', readFileSync(file, 'utf8'));
  const { counts, p50, p95 } = run({ ...readSets('bench/chat'), customers });
  console.log(`${' '.repeat(52)} wrong     of   right (95 % interval of Wilson)`);
  for (const name of MEASURES) if (counts[name] !== undefined) console.log(row(name, counts[name]));
  for (const group of ['English', 'six languages'])
    console.log(row(`plain ${OF_COMMANDS}, ${group}`, ofPlain[`${OF_COMMANDS}, ${group}`] as Count));
  console.log(`\nlatency   warm, each text read once: p50 ${p50.toFixed(0)} µs, p95 ${p95.toFixed(0)} µs`);
  if (SAFETY.some((name) => (counts[name]?.failures.length ?? 0) > 0)) process.exitCode = 1;
}
