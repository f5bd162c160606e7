import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { itemsIn } from '../../src/adapters/language/open/items.ts';
import { lex } from '../../src/adapters/language/text/lex.ts';
import type { Item } from '../../src/adapters/language/text/lexeme.ts';
import { normalizeText } from '../../src/adapters/language/text/normalize.ts';
import { CATALOGUE } from '../../src/domain/chat/catalogue.ts';
import { WORDS } from '../../src/domain/chat/words/index.ts';
import { casesOf } from '../../test/chat-eval/cases.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';
import { trainingSets } from './sets.ts';

/** `set`: who wrote it, and when. `frame`: what the text asks for, where somebody wrote that down. */
export type Example = Readonly<{
  set: string;
  label: string;
  text: string;
  language: string;
  items: readonly Item[];
  frame?: Readonly<Record<string, string | number>>;
}>;
type Line = Omit<Example, 'items'>;

const FILES = [
  'english',
  'others',
  'questions-english',
  'other-english',
  'spanish-portuguese',
  'german-french',
  'turkish-chinese',
  'around-requests',
];
/** What stands in the place of `{req}`, by language. A line takes the next three. */
const REQUESTS: Readonly<Record<string, readonly (readonly [label: string, text: string])[]>> = {
  en: [
    ['transfer', 'send {n} {x} to {r}'],
    ['swap', 'swap {n} {x} to {y}'],
    ['transfer', 'send {n} {x} to {r} on {c}'],
    ['swap', 'buy {n} {y}'],
    ['transfer', 'pay {r} {n} {x}'],
    ['swap', 'sell {n} {x} for {y}'],
    ['transfer', 'transfer {n} {x} over to {r}'],
    ['swap', 'turn all my {x} into {y}'],
    ['transfer', 'get {n} {x} to {r}'],
    ['swap', 'convert {n} {x} into {y} on {c}'],
  ],
  es: [
    ['transfer', 'manda {n} {x} a {r}'],
    ['swap', 'cambia {n} {x} por {y}'],
    ['transfer', 'págale {n} {x} a {r}'],
    ['swap', 'compra {y} con {n} {x}'],
  ],
  pt: [
    ['transfer', 'manda {n} {x} pra {r}'],
    ['swap', 'troca {n} {x} por {y}'],
    ['transfer', 'transfere {n} {x} para {r}'],
    ['swap', 'compra {y} com {n} {x}'],
  ],
  de: [
    ['transfer', 'schick {n} {x} an {r}'],
    ['swap', 'tausch {n} {x} in {y}'],
    ['transfer', 'überweis {n} {x} an {r}'],
    ['swap', 'kauf {y} für {n} {x}'],
  ],
  fr: [
    ['transfer', 'envoie {n} {x} à {r}'],
    ['swap', 'échange {n} {x} contre {y}'],
    ['transfer', 'verse {n} {x} à {r}'],
    ['swap', 'achète du {y} avec {n} {x}'],
  ],
  tr: [
    ['transfer', '{r} adresine {n} {x} gönder'],
    ['swap', '{n} {x} ile {y} al'],
    ['transfer', '{r} için {n} {x} yolla'],
    ['swap', '{n} {x} sat {y} al'],
  ],
  zh: [
    ['transfer', '给{r}转{n} {x}'],
    ['swap', '把{n} {x}换成{y}'],
    ['transfer', '转{n} {x}到{r}'],
    ['swap', '用{n} {x}买{y}'],
  ],
};
const REQUESTS_A_LINE = 3;
const VALUES: Readonly<Record<string, string>> = {
  n: '5',
  x: 'usdc',
  y: 'dai',
  r: '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942',
  c: 'base',
  d: 'polygon',
  w: 'Ana',
};

export const itemsOf = (text: string, language = 'en'): Item[] =>
  itemsIn(lex(normalizeText(text), EVAL_LEXICON), language === 'en' ? undefined : language, EVAL_LEXICON);

/** The labelled lines, with their placeholders filled, the first messages of test/chat-eval, and of the sets to learn from. */
export function examples(): Example[] {
  const spoken = [...casesOf('dev'), ...casesOf('held-out')]
    .filter(({ open }) => open === undefined)
    .map(({ text, label }) => ({ set: 'cases', label: labelOf(label.is), text, language: 'en' }));
  const others = [...FILES.flatMap(linesOf), ...spoken, ...firstMessages()].filter(
    ({ label }) => !OTHERWISE.has(label),
  );
  return [...others, ...questionLines(), ...buttons()].map((one) => ({
    ...one,
    items: itemsOf(one.text, one.language),
  }));
}

/** In the older lines these names stand for questions that have names of their own now. */
const OTHERWISE: ReadonlySet<string> = new Set(['link', 'contacts']);

/** One line each: label, language, text, by people who had not seen the reader. `human`: help by a person. */
export const questionLines = (): Line[] =>
  gunzipSync(readFileSync('bench/proposer/questions.tsv.gz'))
    .toString()
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [label = '', language = '', text = ''] = line.split('\t');
      return { set: 'questions', label, language, text };
    });

/** What the buttons ask, and the examples of the catalogue. */
const buttons = (): Line[] => [
  ...CATALOGUE.flatMap(({ name, examples: all }) =>
    all.map((text) => ({ set: 'buttons', label: labelOf(name), language: 'en', text })),
  ),
  ...Object.entries(WORDS).flatMap(([language, { answers }]) =>
    Object.entries(answers.topics).map(([label, text]) => ({ set: 'buttons', label, language, text })),
  ),
];

const labelOf = (intent: string): string => (intent === 'unknown' ? 'other' : intent);

/** `# label language` stands over the lines. `request` takes the label of what stands in the place of `{req}`. */
function linesOf(file: string): Line[] {
  let [label, language]: (string | undefined)[] = [];
  return readFileSync(`bench/proposer/lines/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line, at) => {
      if (line.startsWith('# ')) [label, language] = line.slice(2).split(' ');
      if (line.startsWith('# ')) return [];
      return requestsFor(line, language, at).map(([intent, request]) => ({
        set: 'lines',
        label: label === 'request' ? intent : (label ?? ''),
        language: language ?? 'en',
        text: fill(fill(line, { req: request }), VALUES),
      }));
    });
}

function requestsFor(line: string, language = 'en', at: number): (readonly [label: string, text: string])[] {
  if (!line.includes('{req}')) return [['', '']];
  const all = REQUESTS[language] ?? [];
  return Array.from(
    { length: REQUESTS_A_LINE },
    (_, more) => all[(at * REQUESTS_A_LINE + more) % all.length] ?? ['', ''],
  );
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);

const firstMessages = (): Line[] =>
  [...trainingSets()].flatMap(([set, { utterances, attacks }]) => [
    ...utterances.map(({ intent, text, frame, language }) => ({ set, label: labelOf(intent), text, frame, language })),
    ...attacks
      .filter(({ opening }) => opening === undefined)
      .map(({ text, language }) => ({ set, label: 'other', text, language })),
  ]);
