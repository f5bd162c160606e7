import type { Answers } from './answers.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

export type { Answers } from './answers.ts';

const ANSWERS: Readonly<Record<string, Answers>> = {
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
};

/** The answers in a language that has its own, and in English otherwise. */
export const answersIn = (language: string | undefined): Answers =>
  (language === undefined ? undefined : ANSWERS[language]) ?? ENGLISH;

const WITH_COMMA: ReadonlySet<string> = new Set(['es', 'pt', 'de', 'fr', 'tr']);

/**
 * A plain decimal as the language writes it: 1.5 is 1,5 in Spanish. Exactly three decimals get a zero, because 1,234 is
 * more than a thousand to some of its readers.
 */
export function numberIn(language: string | undefined, plain: string): string {
  if (language === undefined || !WITH_COMMA.has(language)) return plain;
  return plain.replace('.', ',').replace(/,(\d{3})$/, ',$10');
}
