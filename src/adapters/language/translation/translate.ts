import type { Lexeme } from '../lexer/lexeme.ts';
import { fold } from '../words/fold.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKnownWord } from '../words/vocabulary.ts';
import { CHINESE } from './chinese.ts';
import { countsOf } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { type Entries, entriesOf, HAN } from './entries.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { inEnglishOrder } from './order.ts';
import { piecesOf } from './pieces.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { withoutSuffixes } from './suffixes.ts';
import { topicOf } from './topics.ts';
import { TURKISH } from './turkish.ts';

export type Translation = Readonly<{ language: string; lexemes: Lexeme[] }>;

const DICTIONARIES: readonly Readonly<{ language: string; entries: Entries }>[] = [
  SPANISH,
  PORTUGUESE,
  GERMAN,
  FRENCH,
  TURKISH,
  CHINESE,
].map(({ language, words }: Dictionary) => ({ language, entries: entriesOf([words, countsOf(language)]) }));

/**
 * The text in English words, when every word of it stands in the dictionary of one language and at least one is not
 * English. A question of which only the subject is known is translated by it: it moves nothing. Undefined otherwise: a
 * single word without a translation may be the one that denies the rest.
 */
export function translate(lexemes: readonly Lexeme[], lexicon: Lexicon): Translation | undefined {
  const written = lexemes.flatMap(unspaced);
  if (!written.some((lexeme) => lexeme.is === 'word' && lexeme.words.some((word) => isForeign(word, lexicon))))
    return undefined;
  for (const { language, entries } of DICTIONARIES) {
    const parts = language === 'tr' ? withoutSuffixes(written, entries, lexicon) : written;
    const pieces = piecesOf(parts, entries, lexicon);
    if (pieces) return { language, lexemes: inEnglishOrder(pieces) };
  }
  return topicOf(written, DICTIONARIES, lexicon);
}

const isForeign = (word: string, lexicon: Lexicon): boolean =>
  !isKnownWord(word) && lexicon.symbolOf(word) === undefined && lexicon.chainOf(word) === undefined;

/** A run of Chinese letters as one lexeme a letter: its words have no borders. */
function unspaced(lexeme: Lexeme): Lexeme[] {
  if (lexeme.is === 'mark' && lexeme.mark === '-') return [];
  if (lexeme.is !== 'word') return [lexeme];
  return lexeme.written
    .normalize('NFC')
    .split(/['\s]+/)
    .filter((word) => word !== '')
    .flatMap((word) => (HAN.test(word) ? [...word] : [word]))
    .map((written): Lexeme => ({ is: 'word', words: [fold(written)], written }));
}
