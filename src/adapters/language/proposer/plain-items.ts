import type { Lexeme } from '../lexer/lexeme.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { chineseNumberAt, isChineseNumeral, tenThousands } from '../translation/chinese-number.ts';
import { withDoubtfulCommas } from '../translation/currencies.ts';
import type { Entries } from '../translation/entries.ts';
import { allLanguages } from '../translation/languages.ts';
import { readGermanNumber } from '../translation/numbers/german-number.ts';
import { inNumerals } from '../translation/numbers/in-numerals.ts';
import { lexemeOfPiece, type Piece } from '../translation/piece.ts';
import { withShares } from '../translation/shares.ts';
import { withNumerals } from '../translation/spelled-numbers.ts';
import { languageIn, unspaced } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';

/**
 * The items of a text in the order of its own words. Words of another language that its dictionary has are put in English one
 * by one; the others stay as they are.
 */
export function plainItems(lexemes: readonly Lexeme[], lexicon: Lexicon): Item[] {
  const language = languageIn(lexemes, lexicon);
  const entries = allLanguages().find((one) => one.language === language)?.entries;
  if (entries === undefined) return tagItems(lexemes, lexicon);
  const spelled = lexemes.flatMap(unspaced);
  const written = inNumerals(spelled, { language: language ?? '', entries }, UNREADABLE) ?? spelled;
  const pieces = piecesIn(language === 'zh' ? written : withDoubtfulCommas(written), entries, lexicon);
  return tagItems(withShares(withNumerals(pieces), lexicon).map(lexemeOfPiece), lexicon);
}

function piecesIn(lexemes: readonly Lexeme[], entries: Entries, lexicon: Lexicon): Piece[] {
  const isName = (word: string) => lexicon.symbolOf(word) !== undefined || lexicon.chainOf(word) !== undefined;
  const wordAt = (at: number) => {
    const lexeme = lexemes[at];
    return lexeme?.is === 'word' ? lexeme.words[0] : undefined;
  };
  const pieces: Piece[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const [piece, length, isPercent] = pieceAt(lexemes, at, entries, wordAt, isName);
    pieces.push(piece);
    if (isPercent) pieces.push({ english: ['percent'], follows: false });
    at += length;
  }
  return pieces;
}

function pieceAt(
  lexemes: readonly Lexeme[],
  at: number,
  entries: Entries,
  wordAt: (at: number) => string | undefined,
  isName: (word: string) => boolean,
): [piece: Piece, length: number, isPercent?: boolean] {
  const lexeme = lexemes[at] as Lexeme;
  const word = wordAt(at) ?? '';
  if (lexeme.is === 'number' && lexeme.numeral.kind === 'exact' && wordAt(at + 1) === '万')
    return [numeral(tenThousands(lexeme.numeral.value)), 2];
  const german = readGermanNumber(word);
  if (german !== undefined) return [numeral(german), 1];
  if (isChineseNumeral(word)) {
    const letters = lexemes.slice(at, at + 12).map((_, index) => wordAt(at + index) ?? '');
    const found = chineseNumberAt(letters);
    // 一下, 一些, 万一: a numeral inside of another word.
    const isPart = [wordAt(at - 1), wordAt(at + (found?.length ?? 1))].some(isChineseNumeral);
    // 三四五 cannot be read, and neither can a part of it.
    if (isPart) return [UNREADABLE, 1];
    if (found !== undefined && (found.length > 1 || isCounted(wordAt(at + 1), lexemes[at + 1])))
      return [numeral(found.value), found.length, found.isPercent];
  }
  const entry = entries.get(word)?.find(({ words }) => words.every((part, index) => wordAt(at + index) === part));
  // A stressed last vowel tells of the past: envié.
  if (
    entry === undefined ||
    TELLS.test(lexeme.written) ||
    (lexeme.is === 'word' && entry.words.length === 1 && isName(word))
  )
    return [lexeme, 1];
  const english = entry.english.replace('>', '');
  return [
    { english: english === 'drop' || english === 'away' ? [lexeme.written] : [english], follows: false },
    entry.words.length,
  ];
}

const MEASURES = /^[个枚块美刀欧]$/;
const isCounted = (next: string | undefined, lexeme: Lexeme | undefined): boolean =>
  next !== undefined && (MEASURES.test(next) || (lexeme?.is === 'word' && /^[a-z]/i.test(lexeme.written)));

const TELLS = /[éíó]s?$/iu;

const UNREADABLE: Lexeme = { is: 'number', numeral: { kind: 'malformed' }, written: '?' };

const numeral = (value: string): Lexeme => ({ is: 'number', numeral: { kind: 'exact', value }, written: value });
