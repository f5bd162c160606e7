import { frenchVerbs } from './french.ts';
import { germanVerbs } from './german.ts';
import { portugueseVerbs } from './portuguese.ts';
import { spanishVerbs } from './spanish.ts';
import { turkishVerbs } from './turkish.ts';
import type { Words } from './words.ts';

const VERBS: Readonly<Record<string, () => Words>> = {
  es: spanishVerbs,
  pt: portugueseVerbs,
  de: germanVerbs,
  fr: frenchVerbs,
  tr: turkishVerbs,
};

/** The forms of verbs that ask for something, by their English word. Empty for Chinese, whose verbs have one form. */
export const verbsOf = (language: string): Words => VERBS[language]?.() ?? {};
