import { WORDS, type Words } from './index.ts';

export type Saying = keyof Words['said'];

const HAN = /\p{Script=Han}/u;

/** Lower case without marks on letters, each word between spaces. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/['’‘]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** "kein*" begins a word. Chinese words have no borders. */
const phrase = (one: string): string => (HAN.test(one) ? one : one.endsWith('*') ? plain(one).trimEnd() : plain(one));

const LISTS = new Map<Saying, readonly string[]>();

/** In all languages, the longest first. */
function listOf(saying: Saying): readonly string[] {
  const known =
    LISTS.get(saying) ??
    Object.values(WORDS)
      .flatMap(({ said }) => said[saying].map(phrase))
      .sort((a, b) => b.length - a.length);
  LISTS.set(saying, known);
  return known;
}

/** Whether a text has a word of the list, in any language: what it says may decide against a request, never for one. */
export function says(saying: Saying, text: string): boolean {
  const words = plain(text);
  return listOf(saying).some((one) => words.includes(one));
}

/** What keeps a text from being a request of its speaker's own, for now: each is a list of words in every language. */
const BARS = ['negated', 'excluding', 'told', 'later', 'conditional', 'repeated'] as const;

/** The first bar that the text has a word of, beside those of courtesy: "if possible", "no problem". */
export function barIn(text: string): (typeof BARS)[number] | undefined {
  const rest = listOf('harmless').reduce((left, one) => left.replaceAll(one, ' '), plain(text));
  return BARS.find((bar) => says(bar, rest));
}
