import { plainDecimal, plusFraction } from '../../../domain/chat/decimal.ts';

/** The value of digits and separators; `unclear` when two countries read them differently. */
export type Numeral =
  | Readonly<{ kind: 'exact'; value: string }>
  | Readonly<{ kind: 'unclear'; options: readonly string[] }>
  | Readonly<{ kind: 'malformed' }>;

const MALFORMED: Numeral = { kind: 'malformed' };
const LONGEST = 60;

/**
 * Reads `1500`, `1,500`, `1.000,50`, `1'000`, `1 000`, `0,5`, `.5`, `1/2`, `1 1/2`.
 * `1,500` is 1500, as usual in English; `1.500` is unclear, because half the world reads it as 1500.
 */
export function readNumeral(text: string): Numeral {
  const mixed = /^(?:(\d{1,18}) )?(\d{1,9})\/(\d{1,9})$/.exec(text);
  if (mixed) return fraction(mixed[1] ?? '0', Number(mixed[2]), Number(mixed[3]));
  if (text.length > LONGEST || !/^[\d.,'_ ]*\d$/.test(text)) return MALFORMED;
  const grouped = /^(\d{1,3}(?:([ '_])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/.exec(text);
  if (grouped) return exact((grouped[1] ?? '').replace(/\D/g, ''), grouped[3]);
  if (/[ '_]/.test(text)) return MALFORMED;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0) return bothSeparators(text);
  if (dots + commas === 0) return exact(text);
  return dots + commas > 1 ? groups(text) : oneSeparator(text);
}

function fraction(whole: string, part: number, of: number): Numeral {
  // "50/50" is a split, "30/40" two numbers or a date, and no amount.
  const value = part < of && (part < 10 || of % 100 === 0) ? plusFraction(whole, part, of) : undefined;
  return value === undefined ? MALFORMED : { kind: 'exact', value };
}

const exact = (whole: string, rest = ''): Numeral => ({ kind: 'exact', value: plainDecimal(whole, rest) });

/** The last separator is the decimal point; the other must separate groups of three digits. */
function bothSeparators(text: string): Numeral {
  const english = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text);
  const continental = /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text);
  const found = english ?? continental;
  return found ? exact((found[1] ?? '').replace(/\D/g, ''), found[2]) : MALFORMED;
}

const groups = (text: string): Numeral =>
  /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text) ? exact(text.replace(/\D/g, '')) : MALFORMED;

function oneSeparator(text: string): Numeral {
  const [whole = '', rest = ''] = text.split(/[.,]/);
  const isComma = text.includes(',');
  const mayBeGroup = /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;
  if (mayBeGroup && isComma) return exact(whole + rest);
  // "12,5000" is 12.5 to one half of the world, and to the other half a group with a zero too many.
  const mayBeSlip = isComma && /^[1-9]/.test(whole) && /^\d{3,}0$/.test(rest);
  if (!mayBeGroup && !mayBeSlip) return exact(whole, rest);
  return { kind: 'unclear', options: [plainDecimal(whole, rest), whole + rest] };
}
