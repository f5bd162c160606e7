import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { OpenFrame, Reading, Recalled } from '../../../domain/chat/understanding.ts';

/**
 * Parses users' messages. Pure computation: no I/O, no state between calls, and it never throws. The same text and open
 * request always return the same reading, within milliseconds for the longest message.
 */
export interface LanguageReader {
  /**
   * Parses a message, as an answer to the open request if there is one. Nothing is guessed: a value that was not given
   * is absent, and a value or word that was not understood is a problem. A text that is not understood is `unknown`.
   * "him" and "the same again" stand for values of `recalled`, and for nothing else.
   */
  read(text: string, open?: OpenFrame, recalled?: Recalled): Reading;
  /** Every value in a text, whether or not the text is understood. */
  mentionsOf(text: string): Mentions;
}
