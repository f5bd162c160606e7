import type { Lexeme } from '../../../lexer/lexeme.ts';
import { readNumeral } from '../../../lexer/numerals.ts';
import { chineseNumberAt, isChineseNumeral } from '../../../translation/chinese-number.ts';
import { HAN } from '../../../translation/entries.ts';
import { THANKS } from '../../../translation/numbers/in-numerals.ts';
import { numberWord } from '../../../translation/numbers/number-words.ts';
import { readNumber } from '../../../translation/numbers/read-number.ts';
import { simplified } from '../../../translation/traditional.ts';
import { fold } from '../../../words/fold.ts';
import type { Lexicon } from '../../../words/lexicon.ts';
import type { Units } from '../../rules/foreign-tokens.ts';
import { amountToken, type Token } from '../../rules/token.ts';
import { withCopula } from './phrases.ts';

const UNCLEAR: Lexeme = { is: 'sign', written: '?' };

/** The words of a text, where "daí" is not a token, "é" is not "e", "one" alone counts nothing, and a Chinese comma is not a decimal one. */
export const withoutUnclear = (lexemes: readonly Lexeme[], lexicon: Lexicon): readonly Lexeme[] =>
  lexemes.map((lexeme, at) => {
    if (lexeme.is === 'number') return behindComma(lexeme, lexemes[at - 1], lexemes[at - 2]);
    if (lexeme.is !== 'word') return lexeme;
    const written = lexeme.written.toLowerCase();
    if (written === 'uno' || written === 'eins') return UNCLEAR;
    if (written === 'é') return { is: 'word', words: [withCopula(written)], written: withCopula(written) };
    const isMarked = fold(written) !== written;
    return isMarked && lexeme.words.some((word) => lexicon.symbolOf(word) !== undefined) ? UNCLEAR : lexeme;
  });

type Number = Extract<Lexeme, { is: 'number' }>;

/** "错了，55": no decimal begins behind a Chinese word and a comma. */
function behindComma(number: Number, mark: Lexeme | undefined, word: Lexeme | undefined): Lexeme {
  const isBehind = mark?.is === 'mark' && mark.written === ',' && word?.is === 'word' && HAN.test(word.written);
  const isPlain = /^\d+(?:\.\d+)?$/.test(number.written);
  return isBehind && isPlain ? { ...number, numeral: readNumeral(number.written) } : number;
}

/** Networks and tokens that the lexicon has no Chinese name for, the longest first. */
const CHINESE_NAMES: readonly (readonly [string, Token])[] = [
  ['以太坊主网', { form: '§c', chain: 1 }],
  ['以太坊', { form: '§b', token: 'ETH', chain: 1 }],
  ['主网', { form: '§c', chain: 1 }],
  ['以太币', { form: '§t', token: 'ETH' }],
  ['泰达币', { form: '§t', token: 'USDT' }],
];
/** Numerals before these are not numbers: 一半, 一下, 两倍. */
const NO_COUNT = /^[半下共定样点直起倍次般些边面会直]$/u;

/** "meio eth": half of one coin. */
const HALF: ReadonlySet<string> = new Set(['medio', 'meio', 'halben', 'halbes', 'halber', 'demi', 'yarim']);
const COIN: ReadonlySet<string> = new Set(['§t', '§b']);

/** "zwanzig danke", "mil gracias": the number counts the thanks. */
const isThanks = (word: string): boolean => word === 'danke' || THANKS.test(word);

/** Names and single number words as values: 以太坊 is a network, "achtzig" is 80, and "achtzig euro" money. */
export function withNames(tokens: readonly Token[], language: string, { currencies }: Units): Token[] {
  if (language === 'zh') return inChinese(tokens.map(simple));
  return tokens.flatMap((token, at) => {
    if (HALF.has(token.form) && COIN.has(tokens[at + 1]?.form ?? ''))
      return amountToken({ kind: 'exact', value: '0.5' });
    const isThanked = [tokens[at - 1], tokens[at + 1]].some((beside) => isThanks(beside?.form ?? ''));
    const number = isThanked ? token : numberOf(token, language);
    const currency = currencies[tokens[at + 1]?.form ?? ''];
    const isMoneyBefore = numberOf(tokens[at - 1] ?? token, language) !== tokens[at - 1] && currencies[token.form];
    if (at > 0 && isMoneyBefore) return [];
    return number !== token && currency && number.amount?.kind === 'exact'
      ? amountToken({ kind: 'fiat', currency, value: number.amount.value })
      : number;
  });
}

/** Traditional letters that the dictionary lacks. */
const MORE_LETTERS = new Map(
  '確确 講讲 數数 來来 無无 沒没 滙汇 廢废 當当 減减 縮缩 複复 製制 際际'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const simple = (token: Token): Token => ({ ...token, form: MORE_LETTERS.get(token.form) ?? simplified(token.form) });

/** A word that is a number by itself. An article or a word for a thousand ("mil gracias") is not one. */
function numberOf(token: Token, language: string): Token {
  const part = token.form.startsWith('§') ? undefined : numberWord(language, token.form);
  if (part === undefined || !['unit', 'ten', 'hundreds', 'hundred', 'compound'].includes(part.is)) return token;
  const value = readNumber([part], language);
  return value === undefined || Number(value) < 2 ? token : amountToken({ kind: 'exact', value });
}

function inChinese(tokens: readonly Token[]): Token[] {
  const forms = tokens.map(({ form }) => form);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = CHINESE_NAMES.find(([letters]) => [...letters].every((letter, index) => forms[at + index] === letter));
    const number = isChineseNumeral(forms[at]) ? chineseNumberAt(forms.slice(at)) : undefined;
    const isNumber = number && !number.isPercent && !NO_COUNT.test(forms[at + number.length] ?? '');
    if (name) read.push(name[1]);
    else if (isNumber) read.push(amountToken({ kind: 'exact', value: number.value }));
    else read.push(tokens[at] as Token);
    at += name ? [...name[0]].length : isNumber ? number.length : 1;
  }
  return read;
}
