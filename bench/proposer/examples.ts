import { readFileSync } from 'node:fs';
import { lex } from '../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../src/adapters/language/lexer/normalize.ts';
import type { Item } from '../../src/adapters/language/tagger/item.ts';
import { tagItems } from '../../src/adapters/language/tagger/tag-items.ts';
import { casesOf } from '../../test/chat-eval/cases.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';

export type Example = Readonly<{ label: string; text: string; items: readonly Item[] }>;

const FILES = ['english', 'wordings', 'others'];
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

export const itemsOf = (text: string): Item[] => tagItems(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON);

/** The labelled lines, with their placeholders filled, and the first messages of test/chat-eval. */
export function examples(): Example[] {
  const lines = FILES.flatMap(linesOf);
  const spoken = [...casesOf('dev'), ...casesOf('held-out')]
    .filter(({ open, label }) => open === undefined && !['cancel', 'confirm'].includes(label.is))
    .map(({ text, label }) => ({ label: label.is === 'unknown' ? 'other' : label.is, text }));
  return [...lines, ...spoken].map((one) => ({ ...one, items: itemsOf(one.text) }));
}

function linesOf(file: string): { label: string; text: string }[] {
  let label = '';
  return readFileSync(`bench/proposer/lines/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) label = line.slice(2).split(' ')[0] ?? '';
      if (line.startsWith('# ')) return [];
      const requests = line.includes('{req}') ? REQUESTS : [''];
      return requests.map((request) => ({ label, text: fill(fill(line, { req: request }), VALUES) }));
    });
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);
