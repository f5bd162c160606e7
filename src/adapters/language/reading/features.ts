import { fold, HAN } from '../text/letters.ts';
import type { Item } from '../text/lexeme.ts';
import { type Features, featureOf, hash, numberOf } from './linear.ts';
import { classesIn } from './word-classes.ts';

/** Letters. */
const STARTS = [3, 4, 5, 6];
/** Words. What comes later is ignored. */
const MOST_WORDS = 90;
/** Tokens that are called like an ordinary word: "link telegram". */
export const ORDINARY: ReadonlySet<string> = new Set(['link', 'near', 'fun']);
export const LETTER = /\p{L}/u;

/** The words of a text without accents; values are replaced by a sign for their kind, so that they carry no meaning. */
export function plainWords(items: readonly Item[]): string[] {
  const words: string[] = [];
  let isRun = false;
  for (const item of items) {
    const isHan = item.is === 'unknown' && item.raw.length === 1 && HAN.test(item.raw);
    // Chinese words have no borders: its letters stay together.
    if (isHan && isRun) words.push(`${words.pop()}${item.raw}`);
    else words.push(...(item.is === 'term' && ORDINARY.has(item.text) ? [item.text] : []), ...wordsOf(item));
    isRun = isHan;
  }
  return words.slice(0, MOST_WORDS);
}

export function wordsOf(item: Item): string[] {
  switch (item.is) {
    case 'unknown':
      return fold(item.raw).split(/\s+/);
    case 'amount':
      return [AMOUNTS[item.amount.kind]];
    case 'rate':
      return ['%'];
    case 'term':
      return [item.token === undefined ? '¢' : '¤'];
    case 'account':
    case 'invalid':
      return ['§'];
    case 'mark':
      return item.mark === '?' ? ['?'] : [];
    case 'quotation':
      return ['“'];
    default:
      return [];
  }
}

const AMOUNTS = { exact: '0', unclear: '0', malformed: '0', max: '∀', share: '½', fiat: '$' } as const;

/** Words, pairs of words, how words begin and end, and which kinds of values there are, hashed. */
export function featuresOf(words: readonly string[]): Features {
  const found = new Set<number>();
  const add = (feature: string) => found.add(featureOf(feature));
  for (const [index, word] of words.entries()) {
    add(`w${word}`);
    add(`b${words[index - 1] ?? '^'} ${word}`);
    for (const gram of gramsOf(word)) found.add(numberOf(gram));
  }
  for (const length of [1, 2]) {
    add(`f${words.slice(0, length).join(' ')}`);
    add(`l${words.slice(-length).join(' ')}`);
  }
  add(`#${lengthOf(words)}`);
  for (const kind of kindsIn(words)) add(`k${kind}`);
  const classes = classesIn(words);
  for (const [at, one] of classes.entries()) {
    add(`c${one}`);
    for (const other of classes.slice(at + 1)) add(`c${one} ${other}`);
  }
  return [...found];
}

/** Twice the binary logarithm, so that short texts are told apart and long ones are not. */
const lengthOf = (words: readonly string[]): number => Math.min(Math.ceil(2 * Math.log2(words.length + 1)), 12);

/** Which kinds of values a text has, and how many of each. */
function kindsIn(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (!LETTER.test(word)) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, 3));
  const kinds = [...counts].map(([kind, count]) => `${kind}${count}`).sort();
  return [...kinds, ...kinds.flatMap((kind, at) => kinds.slice(at + 1).map((other) => kind + other)), kinds.join('')];
}

/** Hashes of how a word begins and ends; of one to three letters of Chinese, whose words have no borders. */
export function gramsOf(word: string): number[] {
  if (!HAN.test(word)) {
    const starts = STARTS.filter((length) => word.length >= length).map((length) => hash(`p${word.slice(0, length)}`));
    return word.length > 3 ? [...starts, hash(`s${word.slice(-3)}`)] : starts;
  }
  return [1, 2, 3].flatMap((length) =>
    Array.from({ length: Math.max(word.length - length + 1, 0) }, (_, at) => hash(`g${word.slice(at, at + length)}`)),
  );
}

const SEEN_BITS = 16;
export const SEEN_BYTES = 1 << (SEEN_BITS - 3);

export const seenAt = (gram: number): readonly [byte: number, bit: number] => {
  const at = gram & ((1 << SEEN_BITS) - 1);
  return [at >> 3, 1 << (at & 7)];
};

/** The share of a text's groups of letters that occurred in training. */
export function coverageOf(words: readonly string[], seen: Uint8Array): number {
  const grams = words.filter((word) => LETTER.test(word)).flatMap(gramsOf);
  const known = grams.filter((gram) => {
    const [byte, bit] = seenAt(gram);
    return ((seen[byte] ?? 0) & bit) !== 0;
  });
  return grams.length === 0 ? 1 : known.length / grams.length;
}
