import { plainDecimal } from '../../../domain/chat/decimal.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { COINS, chineseInNumerals } from './chinese-number.ts';
import { numberWord } from './number-words.ts';
import { isPart } from './parts.ts';
import { type NumberPart, readNumber } from './read-number.ts';

const INNER: ReadonlySet<NumberPart['is']> = new Set(['and', 'point', 'joint']);
const STRONG: ReadonlySet<NumberPart['is']> = new Set([
  ...(['unit', 'ten', 'hundreds', 'hundred', 'scale', 'compound', 'halves', 'part', 'digits'] as const),
]);

const COIN = new RegExp(`^(?:${COINS})$`, 'u');
const PERCENT_SIGN: Lexeme = { is: 'mark', mark: '%', written: '%' };
const PERCENT = /^(?:por|pour|prozent|%)$/;

/**
 * The words with a numeral for each number that several of them spell. Where words of amounts stand beside each other and make no number together,
 * reading some of them would lose the others ("cien y algo", "drei viertel"): unless they are a phrase for a part, `unreadable` stands in
 * their place, and without it the answer is undefined.
 */
export function inNumerals(
  written: readonly Lexeme[],
  language: string,
  unreadable?: Lexeme,
): readonly Lexeme[] | undefined {
  if (language === 'zh') return chineseInNumerals(written, unreadable);
  const read: Lexeme[] = [];
  for (let at = 0; at < written.length; ) {
    const run = runAt(written, at, language);
    const found =
      percentOf(written, at, language) ??
      withHalf(written, at, run, language) ??
      numeralOf(written, at, run, language, unreadable);
    if (found === undefined) return undefined;
    read.push(...found.lexemes);
    at += found.length;
  }
  return read;
}

type Found = Readonly<{ lexemes: readonly Lexeme[]; length: number }>;

function numeralOf(
  written: readonly Lexeme[],
  at: number,
  run: readonly NumberPart[],
  language: string,
  unreadable: Lexeme | undefined,
): Found | undefined {
  const length = Math.max(1, run.length);
  const words = written.slice(at, at + length);
  if (run.length < 2 || !isAmount(run)) return { lexemes: words, length };
  if (thanks(written, at + length)) return { lexemes: words, length };
  const value = readNumber(run, language);
  if (value !== undefined) return { lexemes: [numeral(value, words)], length };
  if (isPart(language, (index) => wordOf(written[at + index]), length)) return { lexemes: words, length };
  return unreadable && { lexemes: [unreadable], length };
}

/** "un millón de gracias" */
const thanks = (written: readonly Lexeme[], at: number): boolean =>
  THANKS.test(wordOf(written[at])) || (wordOf(written[at]) === 'de' && THANKS.test(wordOf(written[at + 1])));
export const THANKS =
  /^(?:gracias|obrigad[oa]s?|mercis?|dank|tesekkur\p{L}*|besos?|abrazos?|abracos?|beijos?|bises|bisous|gruss\p{L}*|kusse|selam\p{L}*)$/u;

const numeral = (value: string, words: readonly Lexeme[]): Lexeme => ({
  is: 'number',
  numeral: { kind: 'exact', value },
  written: words.map(({ written }) => written).join(' '),
});

/** Turkish "yüzde on" is ten percent. */
function percentOf(written: readonly Lexeme[], at: number, language: string): Found | undefined {
  if (language !== 'tr' || wordOf(written[at]) !== 'yuzde') return undefined;
  const run = runAt(written, at + 1, language);
  const value = readNumber(run, language);
  if (value === undefined) return { lexemes: written.slice(at, at + 1), length: 1 };
  return {
    lexemes: [numeral(value, written.slice(at + 1, at + 1 + run.length)), PERCENT_SIGN],
    length: run.length + 1,
  };
}

/** "un eth y medio" is one and a half. */
function withHalf(
  written: readonly Lexeme[],
  at: number,
  run: readonly NumberPart[],
  language: string,
): Found | undefined {
  const coin = written[at + run.length];
  if (run.length === 0 || coin === undefined || !COIN.test(wordOf(coin))) return undefined;
  const rest = written.slice(at + run.length + 1, at + run.length + 4).map((one) => partOf(one, language)?.is);
  if (language === 'tr' || rest[0] !== 'and' || rest[1] !== 'half' || rest[2] !== undefined) return undefined;
  const whole = run.length === 1 && run[0]?.is === 'one' ? '1' : readNumber(run, language);
  if (whole === undefined || whole.includes('.') || whole.length > 2) return undefined;
  return { lexemes: [numeral(`${whole}.5`, written.slice(at, at + run.length)), coin], length: run.length + 3 };
}

/** Digits are an amount of their own: other words make a number of them, or spoil it. */
const isAmount = (run: readonly NumberPart[]): boolean => run.some(({ is }) => STRONG.has(is));

/** The words of amounts from a place on, as far as they stand beside each other. */
function runAt(written: readonly Lexeme[], start: number, language: string): readonly NumberPart[] {
  const run: NumberPart[] = [];
  for (let at = start; at < written.length; at += 1) {
    const part = partOf(written[at] as Lexeme, language);
    if (part === undefined || (at === start && INNER.has(part.is)) || isPercent(written, at)) break;
    run.push(part);
  }
  while (INNER.has(run.at(-1)?.is ?? 'unit')) run.pop();
  // "un 20 %", "un diez por ciento"
  const isShare = run[0]?.is === 'one' && run.length === 2 && PERCENT.test(wordOf(written[start + 2]));
  return isShare ? run.slice(0, 1) : run;
}

/** "veinte por ciento" */
const isPercent = (written: readonly Lexeme[], at: number): boolean =>
  wordOf(written[at]) === 'por' && /^(?:ciento|cien|cento)$/.test(wordOf(written[at + 1]));

function partOf(lexeme: Lexeme, language: string): NumberPart | undefined {
  if (lexeme.is === 'number')
    return lexeme.numeral.kind === 'exact' && lexeme.currency === undefined
      ? { is: 'digits', value: lexeme.numeral.value }
      : undefined;
  if (lexeme.is !== 'word' || lexeme.words.length !== 1) return undefined;
  // Portuguese "é" is, and "e" joins; Spanish "él" is he.
  return lexeme.written.toLowerCase() === 'é' ? undefined : numberWord(language, lexeme.words[0] ?? '');
}

const wordOf = (lexeme: Lexeme | undefined): string =>
  lexeme?.is === 'word' ? (lexeme.words[0] ?? '') : lexeme?.is === 'mark' ? lexeme.written : '';

/** In languages with a decimal comma, "1,500" is one and a half to some and fifteen hundred to others. */
export function withDoubtfulCommas(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme) => {
    const [, whole, rest] = /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,])/.exec(lexeme.written) ?? [];
    if (lexeme.is !== 'number' || lexeme.numeral.kind !== 'exact' || whole === undefined || rest === undefined)
      return lexeme;
    const options = [plainDecimal(whole, rest), `${whole}${rest}`];
    return { ...lexeme, numeral: { kind: 'unclear', options } };
  });
}
