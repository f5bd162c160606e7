import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';

/**
 * Reads what people write. Only computation: it asks nobody, keeps nothing between calls and throws for no text. The same text and open
 * request always return the same reading, within milliseconds for the longest message.
 */
export interface LanguageReader {
  /**
   * What a message asks for, as an answer to the open request where there is one. Nothing is guessed: a value that was not said is
   * absent, and a value or word that was said and not understood is a problem. A text that is not understood is `unknown`.
   */
  read(text: string, open?: OpenFrame): Reading;
  /** Every value that a text names, understood or not. */
  mentionsOf(text: string): Mentions;
}
