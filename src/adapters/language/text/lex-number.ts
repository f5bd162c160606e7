import { timesPowerOfTen } from '../../../domain/chat/decimal.ts';
import { matchAt } from './letters.ts';
import type { Currency, Lexeme } from './lexeme.ts';
import { type Numeral, readNumeral } from './numerals.ts';

const CURRENCIES: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const SIGNED = /(?:(\p{Sc}) ?)?(-|minus |negative )?(\p{Sc})?/iuy;
/** "a$20" and "can$20" are other dollars than "us$20". */
const LETTERED = /(?<!(?<![\p{L}\p{N}])us)(?<=\p{L})$/iu;
/** "20(k)", "(-)20", "-(20)": what brackets say of the number is not clear. */
const BRACKETED_BEFORE = /[([][-a-z$€£.]{1,3}[)\]]\s?$|-\s?[([]$/iu;
const BRACKETED_BEHIND = /^[([][-+a-z%\d]{1,3}[)\]]/iu;
/** ",5": a half, or a five behind a slip. */
const LEADING_COMMA = /(?:^|\s),$/u;
const FOREIGN_DIGITS = /(?![0-9])[\p{Nd}]+/uy;
const DIGITS =
  /(?:\d{1,18} )?\d{1,9}\/\d{1,9}(?![\d/])|\d{1,3}(?: \d{3})+(?![\d\p{L}])(?:[.,]\d+)?|\.?\d[\d.,'_]*(?:-\d[\d.,]*)?/uy;
const MULTIPLE = / ?(k|m|mio|mn|bn|b|thousand|thou|million|billion|grand|lakhs?|crores?)(?![\p{L}\p{N}])/iuy;
/** "usdc 20 k to 0x…": behind a space, a letter multiplies only before a unit or at the end. Before a stroke it is part of a word: "b/o". */
const LOOSE =
  / [kmb](?= (?:0x|(?:to|on|at|for|via|from|and|the|into|onto|over|with|using|by|is|as|please|pls|plz|now|thanks|go)(?!\p{L})))/iuy;
/** "20-k" */
const JOINED_MULTIPLE = /-[kmb](?![\p{L}\p{N}])/iuy;
const WORD_PART = / ?[mb]\/| k\//iuy;
const TIMES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  grand: 3,
  m: 6,
  mio: 6,
  mn: 6,
  thou: 3,
  lakh: 5,
  lakhs: 5,
  million: 6,
  crore: 7,
  crores: 7,
  bn: 9,
  b: 9,
  billion: 9,
};
/** "500/-", "500/=", "500,-": the price is whole, and ends here. */
const WHOLE_PRICE = /(?:\/[-=]|[.,]-{1,2})(?![\p{L}\p{N}$-])/uy;
const CURRENCY_AFTER = / ?((?!\$)\p{Sc}|\$(?![\p{L}\d]))/uy;
// Units that may touch their number: `30bps`, `5eth`, `50usd`. Whether the letters are a token is decided later.
const GLUED = /[\p{L}\uFFFD][\p{L}\p{N}\uFFFD]*/uy;
const EXPONENT_OR_ODD = /^(?:e\d+|mm|x|[\p{L}]*\d.*|.*\uFFFD.*)$/iu;

/** A number with its sign, currency and multiple: `1,500`, `$1.5k`, `50€`, `-3`, `2 million`. Never rounded. */
export function readNumber(text: string, at: number): Lexeme | undefined {
  const foreign = matchAt(FOREIGN_DIGITS, text, at)?.[0];
  if (foreign !== undefined) return { is: 'number', numeral: { kind: 'malformed' }, written: foreign };
  const sign = matchAt(SIGNED, text, at);
  const start = at + (sign?.[0].length ?? 0);
  const digits = matchAt(DIGITS, text, start)?.[0].replace(/[.,'_]+$/, '');
  if (digits === undefined || digits === '') return undefined;
  const isPart = matchAt(WORD_PART, text, start + digits.length) !== null;
  const multiple = isPart ? undefined : matchAt(MULTIPLE, text, start + digits.length);
  const isLoose = matchAt(LOOSE, text, start + digits.length) !== null;
  let end = start + digits.length + (multiple?.[0].length ?? 0);
  if (multiple === null && /^[\d,]+$/.test(digits)) end += matchAt(WHOLE_PRICE, text, end)?.[0].length ?? 0;
  const after = matchAt(CURRENCY_AFTER, text, end);
  const moneySign = sign?.[1] ?? sign?.[3] ?? after?.[1];
  const isOthersDollar = sign?.[1] !== undefined || sign?.[3] !== undefined ? LETTERED.test(text.slice(0, at)) : false;
  const currency = isOthersDollar ? undefined : CURRENCIES[moneySign ?? ''];
  if (after && sign?.[1] === undefined && sign?.[3] === undefined && !/\p{L}/u.test(text.charAt(end + after[0].length)))
    end += after[0].length;
  const joined = matchAt(JOINED_MULTIPLE, text, end)?.[0];
  const odd = multiple ? undefined : (joined ?? matchAt(GLUED, text, end)?.[0]);
  const isOdd = odd !== undefined && (odd === joined || EXPONENT_OR_ODD.test(odd));
  if (isOdd) end += odd.length;
  const isBracketed = BRACKETED_BEFORE.test(text.slice(0, at)) || BRACKETED_BEHIND.test(text.slice(end));
  const numeral: Numeral =
    isOdd || isBracketed || sign?.[2] !== undefined || (moneySign !== undefined && currency === undefined)
      ? { kind: 'malformed' }
      : scaled(readNumeral(digits), TIMES[multiple?.[1]?.toLowerCase() ?? ''] ?? 0);
  const whole = isLoose ? eitherOf(readNumeral(digits), numeral) : numeral;
  const clear = LEADING_COMMA.test(text.slice(0, at)) ? eitherOf(readNumeral(`0,${digits}`), whole) : whole;
  return {
    is: 'number',
    numeral: clear,
    written: text.slice(at, end),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** With and without the multiple. */
const eitherOf = (plain: Numeral, multiple: Numeral): Numeral =>
  plain.kind === 'exact' && multiple.kind === 'exact'
    ? { kind: 'unclear', options: [plain.value, multiple.value] }
    : { kind: 'malformed' };

function scaled(numeral: Numeral, places: number): Numeral {
  if (numeral.kind === 'exact') return { kind: 'exact', value: timesPowerOfTen(numeral.value, places) };
  if (numeral.kind === 'unclear')
    return { kind: 'unclear', options: numeral.options.map((option) => timesPowerOfTen(option, places)) };
  return numeral;
}
