import type { Dictionary } from './dictionary.ts';
import { VERBS } from './request-verbs.ts';
import type { Words } from './verbs/words.ts';

/** The phrases of a language by their first word, the longest first. */
export type Entries = ReadonlyMap<string, readonly Entry[]>;

/** A verb with the ending or pronoun that asks for a favour: "gönderir misin", "me cambias". */
const ASKING = / m[iu]s[iu]n(?:[iu]z)?$| miyiz$|^me \p{L}+s$/u;

export const HAN = /\p{Script=Han}/u;

type Entry = Readonly<{ words: readonly string[]; english: string }>;

/** The phrases of a dictionary, each once however many languages' indexes hold it. */
const READ = new WeakMap<Dictionary['words'] | Words, readonly Entry[]>();

function phrasesIn(dictionary: Dictionary['words'] | Words): readonly Entry[] {
  const known = READ.get(dictionary);
  if (known !== undefined) return known;
  const read: Entry[] = [];
  for (const [english, phrases] of Object.entries(dictionary)) {
    const isVerb = VERBS.has(english);
    for (const phrase of typeof phrases === 'string' ? phrases.split('|') : phrases) {
      const words = HAN.test(phrase) ? [...phrase] : phrase.split(' ');
      read.push({ words, english: isVerb && ASKING.test(phrase) ? `can you ${english}` : english });
    }
  }
  READ.set(dictionary, read);
  return read;
}

/** Where two dictionaries hold the same phrase, the earlier one counts. */
export function entriesOf(dictionaries: readonly (Dictionary['words'] | Words)[]): Entries {
  const byFirst = new Map<string, Entry[]>();
  for (const dictionary of dictionaries)
    for (const entry of phrasesIn(dictionary)) {
      const first = entry.words[0] ?? '';
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [entry]);
      else others.push(entry);
    }
  for (const entries of byFirst.values())
    if (entries.length > 1) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}
