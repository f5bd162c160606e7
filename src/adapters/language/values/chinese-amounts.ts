import type { Lexeme } from '../text/lexeme.ts';

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
