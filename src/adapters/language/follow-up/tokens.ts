import type { Lexeme } from '../lexer/lexeme.ts';
import { countsOf } from '../translation/counts.ts';
import { inCurrencies, withDoubtfulCommas } from '../translation/currencies.ts';
import { type Entries, entriesOf } from '../translation/entries.ts';
import { type Piece, textOf } from '../translation/piece.ts';
import { piecesOf } from '../translation/pieces.ts';
import { spelledValue } from '../translation/spelled-numbers.ts';
import { withoutSuffixes } from '../translation/suffixes.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { withDecimals } from './decimals.ts';
import { type Currency, KINDS, type Kind, type Term, type Token } from './token.ts';
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
  const split = language === 'tr' ? withoutSuffixes(written, entries, lexicon) : written;
  const lexemes = language === 'zh' ? split : withDoubtfulCommas(split);
  const pieces = inCurrencies(withDecimals(piecesOf(lexemes, entries, lexicon, () => UNKNOWN) ?? []));
  return inUnits(pieces.flatMap((piece) => tokensOf(piece, lexicon)));
}

function tokensOf(piece: Piece, lexicon: Lexicon): Token[] {
  if (!('english' in piece)) return [tokenOf(piece, lexicon)];
  const text = textOf(piece);
  if (text === 'marks to') return [word('marks', false), word('to', false)];
  if (text === '') return [];
  if (text === 'and') return [word('soft', false)];
  if (text === 'thousand') return [{ is: 'amount', value: '1000' }];
  if (text in MONEY) return [{ is: 'amount', value: '', currency: MONEY[text] as Currency }];
  if (text === 'half a') return [{ is: 'amount', value: '0.5' }];
  const value = spelledValue(piece);
  if (value !== undefined) return [{ is: 'amount', value }];
  return [IS_KIND.has(text) ? word(text as Kind, piece.follows) : { is: 'unknown' }];
}

const word = (is: Kind, follows: boolean): Token => ({ is, follows });

function tokenOf(lexeme: Lexeme, lexicon: Lexicon): Token {
  if (lexeme.is === 'mark') return markOf(lexeme.mark, lexeme.written);
  if (lexeme.is === 'number')
    return lexeme.numeral.kind === 'exact'
      ? { is: 'amount', value: lexeme.numeral.value, ...(lexeme.currency && { currency: lexeme.currency }) }
      : { is: 'unusable' };
  if (lexeme.is === 'name') return { is: 'account', account: lexeme.written };
  if (lexeme.is === 'address')
    return lexicon.tokensOf(lexeme.address).length > 0
      ? { is: 'unusable' }
      : { is: 'account', account: lexeme.address };
  if (lexeme.is === 'sign') return /[\p{L}\p{N}@#]/u.test(lexeme.written) ? { is: 'unusable' } : word('soft', false);
  if (lexeme.is !== 'word') return { is: 'unusable' };
  return termOf(lexeme.words.join(' '), lexicon) ?? { is: 'unknown' };
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
