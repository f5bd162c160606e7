import type { ChainRef } from '../../../domain/chat/understanding.ts';
import type { Currency, Item, Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { spelled, unspaced } from '../text/unspaced.ts';
import { CHAIN_OR_TOKEN } from '../text/vocabulary.ts';
import { inNumerals, THANKS, withDoubtfulCommas } from '../values/in-numerals.ts';
import { numberWord } from '../values/number-words.ts';
import { readNumber } from '../values/read-number.ts';
import { withoutSuffixes } from '../values/suffixes.ts';
import { amountToken, NOWHERE, percentToken, type Token } from './token.ts';

/** What a language calls money and parts of a hundred, without marks on letters. */
export type Units = Readonly<{
  currencies: Readonly<Partial<Record<Currency, string>>>;
  percent: string;
  /** "%25" */
  percentFirst?: true;
  /** Words that keep the marks on their letters, in other letters, since another word is written without them. */
  spelling?: (written: string) => string | undefined;
  /** Names of coins that never stand for their network. */
  coins?: ReadonlySet<string>;
  /** Names of several letters that stand for an English name. */
  names?: Readonly<Record<string, string>>;
  /** Those of the names that stand for themselves only where no network is before them: 主网 in "base主网". */
  alone?: ReadonlySet<string>;
  /** Signs that have a place in a rule. */
  signs?: ReadonlySet<string>;
  /** Reads numbers that are still words: Chinese ones. */
  counted?: (tokens: readonly Token[]) => Token[];
}>;

/**
 * A text in another language than English as tokens. Words stand without marks on their letters, Chinese ones letter by letter; numbers that are
 * spelled out are numerals. Undefined where the words of a number make none.
 */
export function tokensIn(
  lexemes: readonly Lexeme[],
  language: string,
  units: Units,
  lexicon: Lexicon,
  unreadable?: Lexeme,
): Token[] | undefined {
  const counted = inNumerals(spelled(lexemes), language, unreadable);
  if (counted === undefined) return undefined;
  const parts = language === 'tr' ? withoutSuffixes(counted, lexicon) : counted;
  const clear = language === 'zh' ? parts : withDoubtfulCommas(parts);
  const counts = clear.map((lexeme, at) => countOf(clear, at, language) ?? lexeme);
  const apart = language === 'zh' ? partedBySpace(lexemes) : NO_LEXEMES;
  const said = counts.map((lexeme): Token => {
    const token = tokenOf(lexeme, units, lexicon);
    return apart.has(lexeme) ? { ...token, isApart: true } : token;
  });
  const known = units.names === undefined ? said : named(said, units, lexicon);
  return measured(units.counted?.(known) ?? known, units);
}

const NO_LEXEMES: ReadonlySet<Lexeme> = new Set();

/** The Chinese letters behind a space that parts two Chinese words. */
function partedBySpace(lexemes: readonly Lexeme[]): ReadonlySet<Lexeme> {
  const letters = spelled(lexemes);
  const groups = lexemes.map((lexeme) => unspaced(lexeme).length);
  if (groups.reduce((sum, length) => sum + length, 0) !== letters.length) return NO_LEXEMES;
  const apart = new Set<Lexeme>();
  let at = 0;
  for (const length of groups) {
    const [before, first] = [letters[at - 1], letters[at]];
    if (length > 0 && first && isHan(before) && isHan(first)) apart.add(first);
    at += length;
  }
  return apart;
}

const isHan = (lexeme: Lexeme | undefined): boolean => lexeme?.is === 'word' && /^\p{Script=Han}/u.test(lexeme.written);

const SINGLE: ReadonlySet<string> = new Set(['unit', 'ten', 'hundreds', 'hundred', 'scale', 'compound', 'halves']);

/** A number of one word, with no other one beside it. */
function countOf(lexemes: readonly Lexeme[], at: number, language: string): Lexeme | undefined {
  const wordAt = (place: number) => {
    const lexeme = lexemes[place];
    return lexeme?.is === 'word' ? numberWord(language, lexeme.words.join(' ')) : undefined;
  };
  const isThanks = (place: number) => {
    const word = lexemes[place]?.is === 'word' ? (lexemes[place].words[0] ?? '') : '';
    return THANKS.test(word) || word === 'danke';
  };
  // "mil gracias", "danke tausend"
  if (isThanks(at - 1) || isThanks(at + 1)) return undefined;
  const [before, one, next] = [wordAt(at - 1), wordAt(at), wordAt(at + 1)];
  if (one === undefined || !SINGLE.has(one.is) || [before, next].some((beside) => SINGLE.has(beside?.is ?? '')))
    return undefined;
  const value = readNumber([one], language);
  return value === undefined
    ? undefined
    : { is: 'number', numeral: { kind: 'exact', value }, written: lexemes[at]?.written ?? '' };
}

function tokenOf(lexeme: Lexeme, units: Units, lexicon: Lexicon): Token {
  switch (lexeme.is) {
    case 'number': {
      const { numeral, currency } = lexeme;
      const isMoney = numeral.kind === 'exact' && currency !== undefined;
      const token = amountToken(isMoney ? { kind: 'fiat', currency, value: numeral.value } : numeral);
      const item: Item = { is: 'amount', amount: numeral, text: lexeme.written };
      return token.amount === undefined ? { ...token, item } : token;
    }
    case 'address': {
      const isToken = lexicon.tokensOf(lexeme.address).length > 0;
      return isToken
        ? { form: '§k', token: lexeme.address, account: lexeme.address }
        : { form: '§a', account: lexeme.address };
    }
    case 'name':
      return { form: '§a', account: lexeme.written };
    case 'mark':
      return { form: lexeme.written.trim() === '' ? '.' : lexeme.written };
    case 'word':
      return wordToken(units.spelling?.(lexeme.written) ?? lexeme.words.join(' '), units, lexicon);
    case 'sign':
      return units.signs?.has(lexeme.written) ? { form: lexeme.written } : NOWHERE;
    case 'invalid':
      return { ...NOWHERE, item: { is: 'invalid', why: lexeme.why, text: lexeme.written } };
    case 'foreign-address':
      return { ...NOWHERE, item: { is: 'account', account: lexeme.address, foreign: true, text: lexeme.written } };
    case 'quotation':
      return { ...NOWHERE, item: { is: 'quotation', text: lexeme.written } };
  }
}

/** "cambia 20 usdc en uniswap": where it is done, and not what is bought. */
const VENUES: ReadonlySet<string> = new Set(['uniswap']);

function wordToken(word: string, { coins }: Pick<Units, 'coins'>, lexicon: Lexicon): Token {
  if (VENUES.has(word)) return { form: word };
  const [symbol, chain] = [lexicon.symbolOf(word), coins?.has(word) ? undefined : lexicon.chainOf(word)];
  const token = CHAIN_OR_TOKEN.has(word) && chain !== undefined ? undefined : symbol;
  if (token === undefined && chain === undefined) return { form: word };
  const form = token === undefined ? '§c' : chain === undefined ? '§t' : '§b';
  const term = { ...(token !== undefined && { token }), ...(chain !== undefined && { chain }) };
  const isShared = token !== symbol;
  return { form, ...term, written: word, ...(isShared && { item: sharedTerm(word, symbol, chain) }) };
}

/** "arbitrum": the network or its token. */
const sharedTerm = (text: string, token: string | undefined, chain: ChainRef | undefined): Item => ({
  is: 'term',
  isShared: true,
  text,
  ...(token !== undefined && { token }),
  ...(chain !== undefined && { chain }),
});

/** Names that the lexicon does not know, as the English ones that they stand for. */
function named(tokens: readonly Token[], { names = {}, alone }: Units, lexicon: Lexicon): Token[] {
  const read: Token[] = [];
  const all = Object.keys(names);
  for (let at = 0; at < tokens.length; at += 1) {
    const isBehindNetwork = ['§c', '§b'].includes(read.at(-1)?.form ?? '');
    const found = longestAt(tokens, at, isBehindNetwork ? all.filter((name) => !alone?.has(name)) : all);
    read.push(found === undefined ? (tokens[at] as Token) : wordToken(names[found] ?? '', {}, lexicon));
    at += found === undefined ? 0 : found.split(' ').length - 1;
  }
  return read;
}

/** Numbers with the unit behind them: "20 dólares", "50 %"; Turkish has a percent sign before them. */
function measured(tokens: readonly Token[], { currencies, percent, percentFirst }: Units): Token[] {
  const sums = new Map(
    (Object.entries(currencies) as [Currency, string][]).flatMap(([currency, words]) =>
      words.split('|').map((word) => [word, currency] as const),
    ),
  );
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const [amount, next] = [exactOf(token), exactOf(tokens[at + 1])];
    const money = amount && longestAt(tokens, at + 1, [...sums.keys()]);
    const share = amount && longestAt(tokens, at + 1, percent.split('|'));
    if (amount && money !== undefined)
      read.push(amountToken({ kind: 'fiat', currency: sums.get(money) as Currency, value: amount }));
    else if (amount && share !== undefined) read.push(percentToken(amount));
    else if (next && percentFirst === true && token.form === '%') read.push(percentToken(next));
    else {
      read.push(token);
      continue;
    }
    at += (money ?? share ?? '%').split(' ').length;
  }
  return read;
}

const exactOf = (token: Token | undefined): string | undefined =>
  token?.form === '§n' && token.amount?.kind === 'exact' ? token.amount.value : undefined;

/** The longest of the phrases that stands at a place. */
const longestAt = (tokens: readonly Token[], at: number, phrases: readonly string[]): string | undefined =>
  phrases
    .filter((phrase) => phrase.split(' ').every((word, index) => tokens[at + index]?.form === word))
    .sort((one, other) => other.length - one.length)[0];
