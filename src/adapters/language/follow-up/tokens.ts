import type { Lexeme } from '../lexer/lexeme.ts';
import { countsOf } from '../translation/counts.ts';
import { inCurrencies, withDoubtfulCommas } from '../translation/currencies.ts';
import { type Entries, entriesOf } from '../translation/entries.ts';
import { inNumerals } from '../translation/numbers/in-numerals.ts';
import { type Piece, textOf } from '../translation/piece.ts';
import { piecesOf } from '../translation/pieces.ts';
import { spelledValue } from '../translation/spelled-numbers.ts';
import { withoutSuffixes } from '../translation/suffixes.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { withDecimals } from './decimals.ts';
import { type Currency, KINDS, type Kind, SORTS, type Sort, type Term, type Token } from './token.ts';
import { FOLLOW_UP_WORDS } from './words/index.ts';

const IS_KIND: ReadonlySet<string> = new Set(KINDS);
const MONEY: Readonly<Record<string, Currency>> = { dollars: 'USD', euros: 'EUR', pounds: 'GBP' };
const indexed = new Map<string, Entries>();

/** The words of a language for what follows a request, indexed with the first text in it. */
function entriesIn(language: string): Entries | undefined {
  const words = FOLLOW_UP_WORDS[language];
  if (words === undefined) return undefined;
  const found = indexed.get(language) ?? entriesOf([words, MONEY_WORDS, countsOf(language)]);
  indexed.set(language, found);
  return found;
}

const MONEY_WORDS = {
  dollars: 'dolares|dolar|dollar|dollars|dolari|dolarlik|美元|美金|刀',
  euros: 'euro|euros|eur|euroluk|欧元|欧',
};

const UNKNOWN: Piece = { english: ['unknown'], follows: false };

/** What each word does in an answer to an open request; undefined for a language without such words. */
export function tokensIn(written: readonly Lexeme[], language: string, lexicon: Lexicon): Token[] | undefined {
  const entries = entriesIn(language);
  if (entries === undefined) return undefined;
  // "yüzde on usdc olsun": of what, it does not say.
  if (language === 'tr' && written.some((lexeme) => lexeme.is === 'word' && lexeme.words[0] === 'yuzde'))
    return [{ is: 'unknown' }];
  const counted = inNumerals(written, { language, entries });
  if (counted === undefined) return [{ is: 'unknown' }];
  const accented = counted.map((lexeme) => withAccent(lexeme, language));
  const split = language === 'tr' ? withoutSuffixes(accented, entries, lexicon) : accented;
  const lexemes = language === 'zh' ? split : withDoubtfulCommas(split);
  const pieces = inCurrencies(withDecimals(piecesOf(lexemes, entries, lexicon, () => UNKNOWN) ?? []));
  return inUnits(pieces.flatMap((piece) => tokensOf(piece, lexicon)));
}

/** Words that only their accent tells apart: "pagó" (paid) from "pago" (I pay), "é" (is) from "e" (and). */
function withAccent(lexeme: Lexeme, language: string): Lexeme {
  if (lexeme.is !== 'word') return lexeme;
  if (language === 'es' && TELLS.test(lexeme.written)) return { ...lexeme, words: [lexeme.written.normalize('NFC')] };
  return language === 'pt' && /^é$/i.test(lexeme.written) ? { ...lexeme, words: ['sao'] } : lexeme;
}
/** The Spanish past: "pagó", "mandé", and not "pagaré". */
const TELLS = /\p{L}ó$|\p{L}[^r]é$/iu;

function tokensOf(piece: Piece, lexicon: Lexicon): Token[] {
  if (!('english' in piece)) return [tokenOf(piece, lexicon)];
  const text = textOf(piece);
  if (text === 'marks to') return [word('marks', false), word('to', false)];
  if (text === '') return [];
  if (text in SORTS) return [{ is: SORTS[text as Sort], follows: piece.follows, sort: text as Sort }];
  if (text === 'thousand' || text === 'million')
    return [{ is: 'amount', value: text === 'million' ? '1000000' : '1000', isSpelled: true }];
  if (text in MONEY) return [{ is: 'amount', value: '', currency: MONEY[text] as Currency }];
  if (text === 'half a') return [{ is: 'amount', value: '0.5', isSpelled: true }];
  const value = spelledValue(piece);
  if (value !== undefined) return [{ is: 'amount', value, isSpelled: true }];
  return [IS_KIND.has(text) ? word(text as Kind, piece.follows) : { is: 'unknown' }];
}

const word = (is: Kind, follows: boolean): Token => ({ is, follows });

function tokenOf(lexeme: Lexeme, lexicon: Lexicon): Token {
  if (lexeme.is === 'mark') return markOf(lexeme.mark, lexeme.written);
  if (lexeme.is === 'number')
    return lexeme.numeral.kind === 'exact'
      ? {
          is: 'amount',
          value: lexeme.numeral.value,
          ...(lexeme.currency && { currency: lexeme.currency }),
          ...(/\p{L}/u.test(lexeme.written) && { isSpelled: true }),
        }
      : { is: 'unusable' };
  if (lexeme.is === 'name') return { is: 'account', account: lexeme.written };
  if (lexeme.is === 'address')
    return lexicon.tokensOf(lexeme.address).length > 0
      ? { is: 'unusable' }
      : { is: 'account', account: lexeme.address };
  if (lexeme.is === 'sign') return signOf(lexeme.written);
  if (lexeme.is !== 'word') return { is: 'unusable' };
  return termOf(lexeme.words.join(' '), lexicon) ?? { is: 'unknown' };
}

/** What stands for a picture that may deny or doubt. */
const PICTURE = '\u25A1';
function signOf(written: string): Token {
  if (/[\p{L}\p{N}@#]/u.test(written)) return { is: 'unusable' };
  return written === PICTURE ? { is: 'soft', follows: false, sort: 'picture' } : word('soft', false);
}

function markOf(mark: string, written: string): Token {
  if (mark === '?') return { is: 'question' };
  if (mark === '%') return word('percent', false);
  if (written === ':' || mark === '=') return word('soft', false);
  return mark === '.' || mark === ',' || mark === '-' ? { is: 'break' } : { is: 'unusable' };
}

function termOf(text: string, lexicon: Lexicon): Term | undefined {
  const [token, chain] = [lexicon.symbolOf(text), lexicon.chainOf(text)];
  if (token === undefined && chain === undefined) return undefined;
  return { is: 'term', text, ...(token !== undefined && { token }), ...(chain !== undefined && { chain }) };
}

/** "20 euros" is one value, and "un" is one only before what it counts. */
function inUnits(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isUnit = token.is === 'amount' && token.value === '';
    if (isUnit && last?.is === 'amount') joined[joined.length - 1] = { ...last, currency: token.currency as Currency };
    else joined.push(isUnit ? { is: 'unknown' } : token);
  }
  return joined.map((token, at): Token => {
    const next = joined[at + 1];
    const isArticle = token.is === 'amount' && token.value === '1' && !token.currency && next?.is !== 'term';
    return isArticle && next?.is !== 'percent' ? word('soft', false) : token;
  });
}
