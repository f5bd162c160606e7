import { separators, wholeNumber } from './numbers.ts';

/** `ok` with smallest units, or what is wrong with the text. */
export type ParsedAmount =
  | Readonly<{ ok: true; units: bigint }>
  | Readonly<{ ok: false; problem: 'empty' | 'not-a-number' | 'ambiguous' | 'too-many-decimals' | 'too-large' }>;

const LARGEST = 2n ** 256n - 1n;

/**
 * Reads a number as the chosen language writes it: `1234.5` or `1,234.5`, in German `1234,5` or `1.234,5`. What another language writes
 * otherwise is refused and never guessed: the groups have three digits and do not begin with zero, and a lone point before three
 * digits is ambiguous where it groups.
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const { group, point } = separators();
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'empty' };
  if (group === '.' && /^[1-9]\d{0,2}\.\d{3}$/.test(trimmed)) return { ok: false, problem: 'ambiguous' };
  const [whole = '', fraction = '', ...more] = trimmed.split(point);
  if (more.length > 0 || !isWhole(whole, group) || !/^\d*$/.test(fraction) || !/\d/.test(trimmed))
    return { ok: false, problem: 'not-a-number' };
  const counted = fraction.replace(/0+$/, '');
  if (counted.length > decimals) return { ok: false, problem: 'too-many-decimals' };
  const units = BigInt(`${whole.replaceAll(group, '')}${counted.padEnd(decimals, '0')}` || '0');
  return units > LARGEST ? { ok: false, problem: 'too-large' } : { ok: true, units };
}

function isWhole(text: string, group: string): boolean {
  const [first = '', ...groups] = text.split(group);
  if (groups.length === 0) return /^\d*$/.test(first);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((one) => /^\d{3}$/.test(one));
}

/** Every digit, with thousands separators: `1,234.5`. */
export function formatAmount(units: bigint, decimals: number): string {
  const { sign, whole, fraction } = digitsOf(units, decimals);
  return `${sign}${wholeNumber(whole)}${decimalsOf(fraction)}`;
}

/** The API's decimal text with every digit, as the chosen language writes it; another text as it is. */
export function amountText(text: string): string {
  const [, whole = '', fraction = ''] = /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(text) ?? [];
  return whole === '' ? text : formatAmount(BigInt(whole + fraction), fraction.length);
}

/** At most `places` decimals, cut and not rounded, so that it never shows more than there is. `<0.0001` below the last place. */
export function shortAmount(units: bigint, decimals: number, places = 4): string {
  const { sign, whole, fraction } = digitsOf(units, decimals);
  const shown = fraction.slice(0, places).replace(/0+$/, '');
  if (whole === 0n && shown === '' && fraction !== '') {
    const least = places === 0 ? '1' : `0${decimalsOf(`${'0'.repeat(places - 1)}1`)}`;
    return sign === '' ? `<${least}` : `>-${least}`;
  }
  return `${sign}${wholeNumber(whole)}${decimalsOf(shown)}`;
}

/** An upper bound: rounded up after `places` decimals, so that it is never less than what it bounds. */
export function boundAmount(units: bigint, decimals: number, places = 4): string {
  const last = 10n ** BigInt(Math.max(0, decimals - places));
  return formatAmount(((units + last - 1n) / last) * last, decimals);
}

/** Rounded to the nearest after `places` decimals; `<0.01` for what that makes nothing of. */
export function nearestAmount(units: bigint, decimals: number, places: number): string {
  const last = 10n ** BigInt(Math.max(0, decimals - places));
  const rounded = ((units + last / 2n) / last) * last;
  return rounded === 0n ? shortAmount(units, decimals, places) : formatAmount(rounded, decimals);
}

/** For an input field: no separators of thousands. */
export function editableAmount(units: bigint, decimals: number): string {
  const { sign, whole, fraction } = digitsOf(units, decimals);
  return `${sign}${whole}${decimalsOf(fraction)}`;
}

const decimalsOf = (fraction: string) => (fraction === '' ? '' : `${separators().point}${fraction}`);

function digitsOf(units: bigint, decimals: number) {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return {
    sign: units < 0n ? '-' : '',
    whole: BigInt(digits.slice(0, point)),
    fraction: digits.slice(point).replace(/0+$/, ''),
  };
}
