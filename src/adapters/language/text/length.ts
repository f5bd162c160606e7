import type { Lexeme } from './lexeme.ts';
import { unspaced } from './unspaced.ts';

/** Words, numbers, marks, and Chinese letters one by one. What is read beyond them would take time and be asked about at best. */
export const MOST_WORDS = 120;

/** Whether a text has more words than are read. It is not understood, however it begins. */
export function isTooLong(lexemes: readonly Lexeme[]): boolean {
  if (lexemes.length > MOST_WORDS) return true;
  let words = 0;
  for (const lexeme of lexemes) words += unspaced(lexeme).length;
  return words > MOST_WORDS;
}
