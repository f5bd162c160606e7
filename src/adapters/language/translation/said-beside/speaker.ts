import type { Entries } from '../entries.ts';
import type { Language } from '../speech.ts';
import { SAID_WORDS } from './words/index.ts';
import type { SaidWords } from './words/said-words.ts';

/** A language with its words beside a request. */
export type Speaker = Readonly<{
  language: string;
  entries: Entries;
  words: ReadonlySet<string>;
  said: SaidWords;
}>;

export const speakerOf = ({ language, entries, words }: Language): Speaker | undefined => {
  const said = SAID_WORDS[language];
  return said && { language, entries, words, said };
};
