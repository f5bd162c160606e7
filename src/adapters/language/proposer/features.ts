import type { Item } from '../tagger/item.ts';
import { fold } from '../words/fold.ts';

const BITS = 13;
/** How many weights an intent has. */
export const DIMENSIONS = 1 << BITS;
const LONGEST_GRAM = 5;
/** Words. What comes later is ignored. */
const MOST_WORDS = 60;
const HAN = /\p{Script=Han}/u;

/** The words of a text without accents; values are replaced by a sign for their kind, so that they carry no meaning. */
export const plainWords = (items: readonly Item[]): string[] => items.flatMap(wordsOf).slice(0, MOST_WORDS);

function wordsOf(item: Item): string[] {
  switch (item.is) {
    case 'role':
    case 'unknown':
      return fold(item.raw).split(/\s+/);
    case 'amount':
      return ['0'];
    case 'rate':
      return ['0', '%'];
    case 'term':
      return [item.token === undefined ? '¢' : '¤'];
    case 'account':
    case 'invalid':
      return ['§'];
    case 'mark':
      return item.mark === '?' ? ['?'] : [];
    default:
      return ['□'];
  }
}

/** Words, pairs of words and letters inside words, hashed and scaled to length 1. */
export function featuresOf(words: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const add = (feature: string) => {
    const at = hash(feature) & (DIMENSIONS - 1);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  };
  for (const [index, word] of words.entries()) {
    add(`w${word}`);
    add(`b${words[index - 1] ?? '^'} ${word}`);
    for (const gram of gramsOf(word)) add(gram);
  }
  add(`f${words[0] ?? ''}`);
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count ** 2, 0));
  return new Map([...counts].map(([at, count]) => [at, count / length]));
}

/** Two to five letters of a word with its borders; one to three of Chinese, whose words have no borders. */
export function gramsOf(word: string): string[] {
  const isHan = HAN.test(word);
  const letters = isHan ? word : `^${word}$`;
  const grams: string[] = [];
  for (let length = isHan ? 1 : 2; length <= (isHan ? 3 : LONGEST_GRAM); length += 1)
    for (let at = 0; at + length <= letters.length; at += 1) grams.push(letters.slice(at, at + length));
  return grams;
}

/** FNV-1a over UTF-16 units. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}
