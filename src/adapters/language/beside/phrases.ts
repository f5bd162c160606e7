import { MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { isDeterminer } from '../unasked/noun-phrases.ts';
import { KINDS } from './kinds.ts';

/** A noun with what stands before it, and the word that governs it. */
export type Phrase = Readonly<{
  lead: string | undefined;
  leadAt: number;
  words: readonly string[];
  head: string;
  end: number;
}>;

const PREPOSITION =
  /^(?:for|of|to|with|from|at|in|by|as|on|per|and|plus|is|are|was|were|be|under|through|via|using|like|off|out|into|inside|within|about|re|regarding|towards|toward|cover|after|before|until|till|upon|during|around|near|over|since|or|but|so|because|than|against|across|minus)$/;
const KIND_SETS = Object.values(KINDS);
const isKnownNoun = (word: string): boolean =>
  PURPOSE_WORDS.has(word) || PEOPLE_WORDS.has(word) || NAME_WORDS.has(word) || KIND_SETS.some((kind) => kind.has(word));
const isPart = (word: string | undefined): word is string =>
  word !== undefined && !PREPOSITION.test(word) && (word === '§n' || isKnownNoun(word) || MODIFIER_WORDS.has(word));

/** The phrases of a run: "for my netflix subscription", "in two parts". A noun before another one belongs to it. */
export function phrasesIn(words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const head = words[at];
    if (head === undefined || PREPOSITION.test(head) || !isKnownNoun(head)) continue;
    if (isPart(words[at + 1]) && isKnownNoun(words[at + 1] ?? '')) continue;
    let start = at;
    while (start > 0 && isPart(words[start - 1])) start -= 1;
    while (start > 0 && isDeterminer(words[start - 1])) start -= 1;
    phrases.push({ lead: words[start - 1], leadAt: start - 1, words: words.slice(start, at + 1), head, end: at + 1 });
  }
  return phrases;
}
