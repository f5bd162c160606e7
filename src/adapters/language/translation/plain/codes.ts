import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Language } from '../speech.ts';

const LONGEST_LABEL = 4;
const LETTERS = /^\p{Lu}{1,5}$/u;

/** "facture FA-0192", "Rechnung Nr. 2024-0071": the text without the code behind a label, which cannot be an amount. */
export const withoutCodes = (written: readonly Lexeme[], language: Language): Lexeme[] => {
  const kept: Lexeme[] = [];
  for (let at = 0; at < written.length; ) {
    kept.push(written[at] as Lexeme);
    at += 1 + (isLabel(written, at, language) ? lengthOfCode(written, at + 1) : 0);
  }
  return kept;
};

const textAt = (written: readonly Lexeme[], at: number): string => {
  const lexeme = written[at];
  return lexeme?.is === 'word' ? (lexeme.words[0] ?? '') : '';
};

/** Whether a label of the dictionary ends at this place. */
const isLabel = (written: readonly Lexeme[], end: number, { entries }: Language): boolean => {
  for (let start = end; start > end - LONGEST_LABEL; start -= 1) {
    const isHere = entries
      .get(textAt(written, start))
      ?.some(
        ({ english, words }) =>
          english === 'label' &&
          words.length === end - start + 1 &&
          words.every((word, index) => textAt(written, start + index) === word),
      );
    if (isHere) return true;
  }
  return false;
};

/** How many lexemes a code takes: letters with a number that is joined to them, or a number with a joint inside. */
function lengthOfCode(written: readonly Lexeme[], start: number): number {
  const dot = written[start]?.written === '.' ? 1 : 0;
  const first = written[start + dot];
  const second = written[start + dot + 1];
  if (first?.is === 'word' && LETTERS.test(first.written) && second?.is === 'number')
    return second.written.startsWith('-') ? dot + 2 : 0;
  const isJoined = first?.is === 'number' && first.numeral.kind !== 'exact' && /\d-\d/.test(first.written);
  return isJoined ? dot + 1 : 0;
}
