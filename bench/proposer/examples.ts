import { readdirSync, readFileSync } from 'node:fs';
import { lex } from '../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../src/adapters/language/lexer/normalize.ts';
import { plainItems } from '../../src/adapters/language/proposer/plain-items.ts';
import type { Item } from '../../src/adapters/language/tagger/item.ts';
import { casesOf } from '../../test/chat-eval/cases.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';
import { readSets } from '../../test/chat-eval/sets/lines.ts';

/** `set`: who wrote it, and when. `frame`: what the text asks for, where somebody wrote that down. */
export type Example = Readonly<{
  set: string;
  label: string;
  text: string;
  items: readonly Item[];
  frame?: Readonly<Record<string, string | number>>;
}>;
type Line = Omit<Example, 'items'>;

const FILES = ['english', 'others'];
const FOLDERS = ['bench/chat/development', 'bench/chat/development/paraphrases', 'bench/chat/opened'];
const REQUESTS = [
  'send {n} {x} to {r}',
  'swap {n} {x} to {y}',
  'send {n} {x} to {r} on {c}',
  'sending {n} {x} to {r}',
  'buy {n} {y}',
  'swapping {n} {x} for {y}',
];
const VALUES: Readonly<Record<string, string>> = {
  n: '5',
  x: 'usdc',
  y: 'dai',
  r: '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942',
  c: 'base',
  d: 'polygon',
  w: 'Ana',
};

export const itemsOf = (text: string): Item[] => plainItems(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON);

/** The labelled lines, with their placeholders filled, the first messages of test/chat-eval, and of every set that was opened. */
export function examples(): Example[] {
  const spoken = [...casesOf('dev'), ...casesOf('held-out')]
    .filter(({ open }) => open === undefined)
    .map(({ text, label }) => ({ set: 'cases', label: labelOf(label.is), text }));
  return [...FILES.flatMap(linesOf), ...spoken, ...FOLDERS.flatMap(opened)].map((one) => ({
    ...one,
    items: itemsOf(one.text),
  }));
}

const labelOf = (intent: string): string => (intent === 'unknown' ? 'other' : intent);

function linesOf(file: string): Line[] {
  let label = '';
  return readFileSync(`bench/proposer/lines/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) label = line.slice(2).split(' ')[0] ?? '';
      if (line.startsWith('# ')) return [];
      const requests = line.includes('{req}') ? REQUESTS : [''];
      return requests.map((request) => ({ set: 'lines', label, text: fill(fill(line, { req: request }), VALUES) }));
    });
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);

/** The first messages of a folder of sets. Sets that nobody has opened stand in none of the folders. */
function opened(folder: string): Line[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith('utterances-') || file.startsWith('attacks-'))
    .flatMap((file) => {
      const { utterances, attacks } = readSets(folder, (name) => name === file);
      const set = file.replace('.jsonl', '');
      return [
        ...utterances.map(({ intent, text, frame }) => ({ set, label: labelOf(intent), text, frame })),
        ...attacks.filter(({ opening }) => opening === undefined).map(({ text }) => ({ set, label: 'other', text })),
      ];
    });
}
