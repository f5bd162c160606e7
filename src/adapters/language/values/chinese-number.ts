import { plainDecimal, timesPowerOfTen } from '../../../domain/chat/decimal.ts';
import type { Lexeme } from '../text/lexeme.ts';

const DIGITS = '零一二三四五六七八九';
const PLACES: Readonly<Record<string, bigint>> = { 十: 10n, 百: 100n, 千: 1000n };
const IS_NUMERAL = /^[零一二两三四五六七八九十百千万]$/;

export const isChineseNumeral = (letter: string | undefined): boolean => IS_NUMERAL.test(letter ?? '');

/** The value of 一万二千, 二十五 or 三百; undefined for letters that do not make a number. */
export function readChineseNumber(letters: readonly string[]): string | undefined {
  let total = 0n;
  let group = 0n;
  let digit: bigint | undefined;
  let smallest = 10_000n;
  for (const letter of letters) {
    const value = letter === '两' ? 2 : DIGITS.indexOf(letter);
    const place = PLACES[letter];
    // 一百零五: a place without a digit.
    if (letter === '零' && letters.length > 1 && digit === undefined) continue;
    if (value >= 0 && digit === undefined) digit = BigInt(value);
    else if (place !== undefined && place < smallest && (digit !== undefined || (place === 10n && group === 0n))) {
      group += (digit ?? 1n) * place;
      [digit, smallest] = [undefined, place];
    } else if (letter === '万' && total === 0n && group + (digit ?? 0n) > 0n) {
      total = (group + (digit ?? 0n)) * 10_000n;
      [group, digit, smallest] = [0n, undefined, 10_000n];
    } else return undefined;
  }
  // 一百二 is 120 and 三万五 is 35000: a last digit without a place is of the place below.
  const isShort = digit !== undefined && letters.length > 1 && letters.at(-2) !== '零' && letters.at(-2) !== '十';
  if (!isShort) return (total + group + (digit ?? 0n)).toString();
  const place = letters.at(-2) === '万' ? 10_000n : smallest;
  return place > 10n && (letters.at(-2) === '万' || PLACES[letters.at(-2) ?? ''] !== undefined)
    ? (total + group + (digit ?? 0n) * (place / 10n)).toString()
    : undefined;
}

/** What they move the point of a decimal by: 一点二万 is 12000. */
const SCALES: Readonly<Record<string, number>> = { 千: 3, 万: 4 };

/** The digits after 点: 一点二五 is 1.25. */
function decimalsOf(letters: readonly string[]): string | undefined {
  const digits = letters.map((letter) => DIGITS.indexOf(letter));
  return digits.length === 0 || digits.includes(-1) ? undefined : digits.join('');
}

/** 1.5万 is 15000. */
export const tenThousands = (value: string): string => timesPowerOfTen(value, 4);

type Found = Readonly<{ value: string; length: number; isPercent: boolean }>;

/** The number at the start of the letters: 一百五十, 一点五, 一个半, 百分之二十. */
export function chineseNumberAt(letters: readonly string[]): Found | undefined {
  const isPercent = letters.slice(0, 3).join('') === '百分之';
  const start = isPercent ? 3 : 0;
  const ends = (from: number) => {
    const end = letters.findIndex((letter, at) => at >= from && !isChineseNumeral(letter));
    return end < 0 ? letters.length : end;
  };
  const end = ends(start);
  const whole = end === start ? undefined : readChineseNumber(letters.slice(start, end));
  if (whole === undefined) return undefined;
  if (letters[end] === '点') {
    const last = ends(end + 1);
    const scale = SCALES[letters[last - 1] ?? ''];
    const decimals = decimalsOf(letters.slice(end + 1, scale === undefined ? last : last - 1));
    if (decimals === undefined) return undefined;
    const value = plainDecimal(whole, decimals);
    return { value: scale === undefined ? value : timesPowerOfTen(value, scale), length: last, isPercent };
  }
  const isHalved = letters[end] === '个' && letters[end + 1] === '半';
  return isHalved
    ? { value: plainDecimal(whole, '5'), length: end + 2, isPercent }
    : { value: whole, length: end, isPercent };
}

const NUMERAL = '[零〇一二两三四五六七八九十百千万亿]';
/** Letters that leave open how much a numeral beside them is, or a decimal point that no digits stand around. */
const LOST: readonly RegExp[] = [
  /[大小多少]半/u,
  new RegExp(
    `[几数好][十百千万亿]|(?:${NUMERAL}|\\d)[几数来余多]|[上近约成][十百千万亿]${NUMERAL}*|[十百千万][把]`,
    'u',
  ),
  new RegExp(`(?<!${NUMERAL}|\\d)点(?:${NUMERAL}|半)`, 'u'),
  new RegExp(`${NUMERAL}点${NUMERAL}*[十百亿]`, 'u'),
  /亿/u,
  // 三分之一个ETH is a third of one, and not of all.
  new RegExp(`分之${NUMERAL}+[个個枚]`, 'u'),
  /\d点(?=\s?[a-z])/iu,
  new RegExp(`(?:${NUMERAL}|[半几])打(?![开车扫算包字印球])`, 'u'),
  /半[十百千万亿]/u,
];

/** Numerals are read where they stand. Where a letter beside one would be lost, `unreadable` is put first; without it, undefined. */
export function chineseInNumerals(written: readonly Lexeme[], unreadable?: Lexeme): readonly Lexeme[] | undefined {
  const text = written.map((lexeme) => lexeme.written).join('');
  if (!LOST.some((pattern) => pattern.test(text))) return written;
  return unreadable && [unreadable, ...written];
}

/** Coins and currencies that an amount may be of. */
export const COINS =
  'usdc|usdt|dai|eth|ether|weth|btc|wbtc|pol|matic|arb|op|uni|link|aave|pepe|sol|euros?|dolar\\p{L}*|dollar\\p{L}*|dolares|avax|bnb';
