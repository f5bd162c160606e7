import type { Question } from '../../../domain/chat/catalogue.ts';
import type { Mentions } from '../../../domain/chat/model-call.ts';
import type { Known, OpenFrame, Reading } from '../../../domain/chat/understanding.ts';

/**
 * Parses users' messages. Pure computation: no I/O, no state between calls, and it never throws. The same text and open
 * request always return the same reading, within milliseconds for the longest message.
 */
export interface LanguageReader {
  /**
   * Parses a message, as an answer to the open request if there is one. Nothing is guessed: a value that was not given
   * is absent, and a value or word that was not understood is a problem. A text that is not understood is `unknown`.
   * "him" and "the same again" stand for values of `known`, and for nothing else; the name of a contact is read as an account's name is.
   */
  read(text: string, open?: OpenFrame, known?: Known): Reading;
  /** Whether a text is a plain yes to an offer, in any language: nothing else is said, and no sign stands beside it that strikes it out, questions or quotes it. */
  agrees(text: string): boolean;
  /** Every value in a text, whether or not the text is understood. */
  mentionsOf(text: string): Mentions;
  /** The topics that a text which is not understood is most probably about, best first; at most three. */
  nearestTopics(text: string): readonly Question[];
}
