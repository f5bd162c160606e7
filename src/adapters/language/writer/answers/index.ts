import type { AnswerSentences } from '../../../../application/ports/chat/answer-sentences.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

export const ANSWERS: Readonly<Record<string, AnswerSentences>> = {
  en: ENGLISH,
  es: SPANISH,
  pt: PORTUGUESE,
  de: GERMAN,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
};

export const answersIn = (language = 'en'): AnswerSentences => ANSWERS[language] ?? ENGLISH;
