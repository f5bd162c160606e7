import { fold, HAN, simplified } from './letters.ts';
import type { Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { isKnownWord } from './vocabulary.ts';

const SPELLED = new WeakMap<readonly Lexeme[], readonly Lexeme[]>();

/** The words one by one, without the marks that say nothing. The same for the same text: what is found in it is remembered by it. */
export function spelled(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const known = SPELLED.get(lexemes) ?? lexemes.flatMap(unspaced).filter(isNoJoint).filter(isNoCountryOfDollars);
  SPELLED.set(lexemes, known);
  return known;
}

/** Not English, by its letters ("à") or because English has no such word. */
export const isForeign = (lexeme: Lexeme, lexicon: Lexicon): boolean =>
  lexeme.is === 'word' &&
  lexeme.words.some(
    (word) =>
      (!isKnownWord(word) || /\p{L}/u.test(lexeme.written.replace(/[a-z]/gi, ''))) &&
      lexicon.symbolOf(word) === undefined &&
      lexicon.chainOf(word) === undefined,
  );

/** "US$ 300" */
const isNoCountryOfDollars = (lexeme: Lexeme, at: number, all: readonly Lexeme[]): boolean => {
  const next = all[at + 1];
  return !(lexeme.written === 'US' && next?.is === 'number' && next.currency === 'USD');
};

/** "ich will, dass du …": the comma parts nothing. */
const isNoJoint = (lexeme: Lexeme, at: number, all: readonly Lexeme[]): boolean => {
  const next = all[at + 1];
  const isComma = lexeme.is === 'mark' && lexeme.written === ',';
  return !(isComma && next?.is === 'word' && /^(?:dass|que)$/.test(next.words[0] ?? ''));
};

/** "pepe'mi": the Turkish ending of the speaker's own. Apart from a name, mi asks. */
const OWN_ENDING = /^(?:[iu]?m[iu]?|[iu]?m[iu]n)$/;

/** Turkish "kiss": without its marks it would be a network. */
const KISSES = /^öp(?:t[üu])?$/iu;

/** A run of Chinese letters as one lexeme a letter: its words have no borders. */
export function unspaced(lexeme: Lexeme): Lexeme[] {
  if (lexeme.is === 'mark' && lexeme.mark === '-') return [];
  // The opening mark of a Spanish question, and the apostrophe before a Turkish ending.
  if (lexeme.is === 'sign' && ['¿', '¡', "'"].includes(lexeme.written)) return [];
  if (lexeme.is !== 'word') return [lexeme];
  return lexeme.written
    .normalize('NFC')
    .split(/['\s]+/)
    .filter((word, at) => word !== '' && !(at > 0 && OWN_ENDING.test(fold(word))))
    .flatMap((word) => (HAN.test(word) ? [...word].map(simplified) : [word]))
    .map((written): Lexeme => ({ is: 'word', words: [KISSES.test(written) ? written : fold(written)], written }));
}

/** Words, numbers, marks, and Chinese letters one by one. What is read beyond them would take time and be asked about at best. */
export const MOST_WORDS = 120;

/** Whether a text has more words than are read. It is not understood, however it begins. */
export function isTooLong(lexemes: readonly Lexeme[]): boolean {
  if (lexemes.length > MOST_WORDS) return true;
  let words = 0;
  for (const lexeme of lexemes) words += unspaced(lexeme).length;
  return words > MOST_WORDS;
}
