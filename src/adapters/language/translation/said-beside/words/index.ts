import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { SaidWords } from './said-words.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

/** Chinese words have no borders, and have a file of their own. */
export const SAID_WORDS: Readonly<Record<string, SaidWords>> = {
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
};
