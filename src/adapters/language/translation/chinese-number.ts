import { timesPowerOfTen } from '../../../domain/chat/decimal.ts';

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
    if (value >= 0 && digit === undefined) digit = BigInt(value);
    else if (place !== undefined && place < smallest && (digit !== undefined || (place === 10n && group === 0n))) {
      group += (digit ?? 1n) * place;
      [digit, smallest] = [undefined, place];
    } else if (letter === '万' && total === 0n && group + (digit ?? 0n) > 0n) {
      total = (group + (digit ?? 0n)) * 10_000n;
      [group, digit, smallest] = [0n, undefined, 10_000n];
    } else if (value !== 0) return undefined;
  }
  // 一百二 is 120 in speech: what stands after a place without one of its own is not read.
  if (digit !== undefined && letters.length > 1 && smallest !== 10n && smallest !== 10_000n && letters.at(-2) !== '零')
    return undefined;
  if (digit !== undefined && total > 0n && smallest === 10_000n && letters.at(-2) !== '零') return undefined;
  return (total + group + (digit ?? 0n)).toString();
}

/** 1.5万 is 15000. */
export const tenThousands = (value: string): string => timesPowerOfTen(value, 4);
