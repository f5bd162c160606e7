import type { LanguageWriter } from '../../../application/ports/chat/language-writer.ts';
import { answersIn } from './answers/index.ts';
import { outlineOf } from './outline.ts';
import { clarificationQuestion, questionIn } from './questions.ts';
import { requestSentence, stepSentence } from './request-sentence.ts';

export const englishLanguageWriter: LanguageWriter = {
  clarification: clarificationQuestion,
  speaks: (asked, language) => questionIn(asked, language) !== undefined,
  request: requestSentence,
  step: stepSentence,
  outline: outlineOf,
  answers: answersIn,
};
