import { CHINESE } from './chinese.ts';
import type { FollowUpWords } from './follow-up-words.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

/** What each word does after a request, by language. */
export const FOLLOW_UP_WORDS: Readonly<Record<string, FollowUpWords>> = {
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
};
