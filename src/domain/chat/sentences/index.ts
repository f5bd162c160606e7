import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { Sentences } from './sentences.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

export { type Sentences, SPOKEN_PROBLEMS } from './sentences.ts';

const CATALOGUE: Readonly<Record<string, Sentences>> = {
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
};

/** The sentences of a language that has its own; undefined for English and every other. */
export const sentencesIn = (language: string | undefined): Sentences | undefined =>
  language === undefined ? undefined : CATALOGUE[language];

export const aroundIn = (language: string | undefined) => sentencesIn(language) ?? ENGLISH;

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
