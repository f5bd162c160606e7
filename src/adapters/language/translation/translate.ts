import type { Lexeme } from '../lexer/lexeme.ts';
import { fold } from '../words/fold.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKnownWord } from '../words/vocabulary.ts';
import { CHINESE } from './chinese.ts';
import type { Dictionary } from './dictionary.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { inEnglishOrder, VERBS } from './order.ts';
import type { Piece } from './piece.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

type Entries = ReadonlyMap<string, readonly Readonly<{ words: readonly string[]; english: string }>[]>;

const HAN = /\p{Script=Han}/u;
const DICTIONARIES = [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE].map(({ language, words }) => ({
  language,
  entries: entriesOf(words),
}));

/**
 * The text in English words, when every word of it stands in the dictionary of one language and at least one is not
 * English. Undefined otherwise: a single word without a translation may be the one that denies the rest.
 */
export function translate(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
): Readonly<{ language: string; lexemes: Lexeme[] }> | undefined {
  const written = lexemes.flatMap(unspaced);
  if (!written.some((lexeme) => lexeme.is === 'word' && lexeme.words.some((word) => isForeign(word, lexicon))))
    return undefined;
  for (const { language, entries } of DICTIONARIES) {
    const pieces = piecesOf(written, entries, lexicon);
    if (pieces) return { language, lexemes: inEnglishOrder(pieces) };
  }
  return undefined;
}

const isForeign = (word: string, lexicon: Lexicon): boolean =>
  !isKnownWord(word) && lexicon.symbolOf(word) === undefined && lexicon.chainOf(word) === undefined;

function entriesOf(dictionary: Dictionary['words']): Entries {
  const byFirst = new Map<string, { words: readonly string[]; english: string }[]>();
  for (const [english, phrases] of Object.entries(dictionary))
    for (const phrase of phrases.split('|')) {
      const words = HAN.test(phrase) ? [...phrase] : phrase.split(' ');
      const first = words[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, english }]);
    }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** A run of Chinese letters as one lexeme a letter: its words have no borders. */
function unspaced(lexeme: Lexeme): Lexeme[] {
  if (lexeme.is === 'mark' && lexeme.mark === '-') return [];
  if (lexeme.is !== 'word') return [lexeme];
  const words = fold(lexeme.written)
    .split(/['\s]+/)
    .filter((word) => word !== '');
  return words.flatMap((word): Lexeme[] =>
    (HAN.test(word) ? [...word] : [word]).map((part) => ({ is: 'word', words: [part], written: part })),
  );
}

function piecesOf(lexemes: readonly Lexeme[], entries: Entries, lexicon: Lexicon): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const lexeme = lexemes[at] as Lexeme;
    const word = wordAt(lexemes, at);
    const entry = entries
      .get(word ?? '')
      ?.find(({ words }) => words.every((part, index) => wordAt(lexemes, at + index) === part));
    const isValue = word !== undefined && (lexicon.symbolOf(word) !== undefined || lexicon.chainOf(word) !== undefined);
    if (word === undefined || (isValue && (entry === undefined || entry.words.length < 2))) pieces.push(lexeme);
    else if (entry === undefined) return undefined;
    else pieces.push({ english: meaningOf(entry.english), follows: entry.english.startsWith('>') });
    at += entry !== undefined && !isValue ? entry.words.length : 1;
  }
  return pieces;
}

const wordAt = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  const lexeme = lexemes[at];
  return lexeme?.is === 'word' ? lexeme.words[0] : undefined;
};

const meaningOf = (english: string): string[] => {
  const plain = english.replace('>', '');
  if (plain === 'drop' || plain === 'away') return [];
  const [first = '', ...rest] = plain.split(' ');
  // A verb and its preposition are moved apart.
  return rest.length === 1 && VERBS.has(first) ? [first, ...rest] : [plain];
};
