import {
  MODIFIER_WORDS,
  NAME_WORDS,
  PEOPLE_WORDS,
  PLACE_WORDS,
  PURPOSE_WORDS,
  WALLET_WORDS,
} from '../context/nouns.ts';

const DETERMINER =
  /^(?:the|my|our|his|her|their|your|its|a|an|this|that|those|these|some|any|another|one|other|both|all|dear|each|every)$/;

export const isDeterminer = (word: string | undefined): boolean => DETERMINER.test(word ?? '');

export const isPerson = (word: string | undefined): word is string =>
  word !== undefined && (PEOPLE_WORDS.has(word) || NAME_WORDS.has(word));

export const isNoun = (word: string | undefined): word is string =>
  word !== undefined && (isPerson(word) || PURPOSE_WORDS.has(word) || PLACE_WORDS.has(word));

/** Where "my old landlord", "the rent" or "bob" ends that starts at a word; the start itself where none does. */
export function nounPhraseEnd(words: readonly string[], start: number): number {
  let at = start;
  while (isDeterminer(words[at]) || (MODIFIER_WORDS.has(words[at] ?? '') && !isNoun(words[at]))) at += 1;
  const first = at;
  while (isNoun(words[at]) || (at > first && WALLET_WORDS.has(words[at] ?? ''))) at += 1;
  return at > first ? at : start;
}

/** The end of the text, a mark, or the words that start another part of a sentence. */
export const isBorder = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);
