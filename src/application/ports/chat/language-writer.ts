import type { Clarification, OpenFrame } from '../../../domain/chat/understanding.ts';

/** Writes text for users. Pure computation: the same input always returns the same text. */
export interface LanguageWriter {
  /** One question in plain words. */
  clarification(asked: Clarification): string;
  /** A transfer or swap as one sentence that LanguageReader reads as exactly this request; undefined when there is no such sentence. */
  request(frame: OpenFrame): string | undefined;
}
