import type { LanguageWriter } from '../../../application/ports/chat/language-writer.ts';
import { clarificationQuestion } from './questions.ts';
import { requestSentence } from './request-sentence.ts';

export const englishLanguageWriter: LanguageWriter = {
  clarification: clarificationQuestion,
  request: requestSentence,
};
