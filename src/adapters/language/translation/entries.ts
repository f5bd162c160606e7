import type { Dictionary } from './dictionary.ts';
import { VERBS } from './order.ts';
import type { Words } from './verbs/words.ts';

/** The phrases of a language by their first word, the longest first. */
export type Entries = ReadonlyMap<string, readonly Readonly<{ words: readonly string[]; english: string }>[]>;

/** A verb with the ending or pronoun that asks for a favour: "gönderir misin", "me cambias". */
const ASKING = / m[iu]s[iu]n(?:[iu]z)?$| miyiz$|^me \p{L}+s$/u;

export const HAN = /\p{Script=Han}/u;

/** Where two dictionaries hold the same phrase, the earlier one counts. */
export function entriesOf(dictionaries: readonly (Dictionary['words'] | Words)[]): Entries {
  const byFirst = new Map<string, { words: readonly string[]; english: string }[]>();
  for (const [english, phrases] of dictionaries.flatMap((dictionary) => Object.entries(dictionary)))
    for (const phrase of typeof phrases === 'string' ? phrases.split('|') : phrases) {
      const words = HAN.test(phrase) ? [...phrase] : phrase.split(' ');
      const first = words[0] ?? '';
      const meaning = ASKING.test(phrase) && VERBS.has(english) ? `can you ${english}` : english;
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [{ words, english: meaning }]);
      else others.push({ words, english: meaning });
    }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}
