import type { Clarification, OpenFrame, Step } from '../../../domain/chat/understanding.ts';
import type { AnswerSentences } from './answer-sentences.ts';

/** Writes text for users. Pure computation: the same input always returns the same text. */
export interface LanguageWriter {
  /** One question in plain words; in the language when it has a sentence for it, otherwise in English. */
  clarification(asked: Clarification, language?: string): string;
  /** Whether the question has a sentence in the language. */
  speaks(asked: Clarification, language: string | undefined): boolean;
  /** A request as one sentence that LanguageReader reads as exactly this command; undefined when there is no such sentence. */
  request(frame: OpenFrame): string | undefined;
  /** What is known of a request that lacks something, as one phrase; undefined while nothing is known of it. */
  outline(frame: OpenFrame): string | undefined;
  /** A step of several as one phrase, also while its amount depends on the step before. */
  step(step: Step): string;
  /** The sentences of answers in the language; in English where it has none. */
  answers(language?: string): AnswerSentences;
}
