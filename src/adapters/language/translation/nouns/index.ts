import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

/** What payments are for, and whom they go to, by language. Without accents. */
export const NOUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
};
