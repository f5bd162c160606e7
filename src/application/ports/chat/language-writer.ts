import type { Clarification, OpenFrame } from '../../../domain/chat/understanding.ts';

/** Writes for people. Only computation, and the same input always returns the same text. */
export interface LanguageWriter {
  /** One question in plain words. */
  clarification(asked: Clarification): string;
  /** A transfer or swap as one sentence that the reader reads as that very request; undefined when there is no such sentence. */
  request(frame: OpenFrame): string | undefined;
}
