import { gramsOf, HAN, LETTER } from '../proposer/features.ts';
import { featureOf, numberOf } from '../proposer/hash.ts';
import type { Features } from '../proposer/linear.ts';
import type { Typed } from './typed.ts';

/** What comes later is ignored. */
const MOST_WORDS = 60;

/** Words, pairs of words, how they begin and end, how the text begins and ends, and which kinds of values it has, hashed. */
export function questionFeatures(typed: readonly Typed[]): Features {
  const words = typed.map(({ sign }) => sign).slice(0, MOST_WORDS);
  const found = new Set<number>();
  const add = (feature: string) => found.add(featureOf(feature));
  for (const [at, word] of words.entries()) {
    if (!HAN.test(word)) add(`w${word}`);
    add(`b${words[at - 1] ?? '^'} ${word}`);
    if (LETTER.test(word)) for (const gram of gramsOf(word)) found.add(numberOf(gram));
    if (at > 1) add(`s${words[at - 2]} ${word}`);
  }
  add(`f${words.slice(0, 2).join(' ')}`);
  add(`l${words.slice(-2).join(' ')}`);
  add(`#${Math.min(words.length, 9)}`);
  for (const kind of new Set(words.filter((word) => !LETTER.test(word)))) add(`k${kind}`);
  return [...found];
}
