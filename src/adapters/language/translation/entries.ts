import type { Dictionary } from './dictionary.ts';

/** The phrases of a language by their first word, the longest first. */
export type Entries = ReadonlyMap<string, readonly Readonly<{ words: readonly string[]; english: string }>[]>;

export const HAN = /\p{Script=Han}/u;

export function entriesOf(dictionaries: readonly Dictionary['words'][]): Entries {
  const byFirst = new Map<string, { words: readonly string[]; english: string }[]>();
  for (const [english, phrases] of dictionaries.flatMap((dictionary) => Object.entries(dictionary)))
    for (const phrase of phrases.split('|')) {
      const words = HAN.test(phrase) ? [...phrase] : phrase.split(' ');
      const first = words[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, english }]);
    }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}
