/** `ok` with smallest units, or what is wrong with the text. */
export type ParsedAmount =
  | Readonly<{ ok: true; units: bigint }>
  | Readonly<{ ok: false; problem: 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large' }>;

const LARGEST = 2n ** 256n - 1n;

/** Reads `1234.5` or `1,234.5`. Grouping commas must separate three digits, so that a decimal comma is never misread. */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'empty' };
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(trimmed);
  const [whole = '', fraction = ''] = [match?.[1]?.replaceAll(',', ''), match?.[2]?.replace(/0+$/, '')];
  if (match === null || !/\d/.test(trimmed)) return { ok: false, problem: 'not-a-number' };
  if (fraction.length > decimals) return { ok: false, problem: 'too-many-decimals' };
  const units = BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0');
  return units > LARGEST ? { ok: false, problem: 'too-large' } : { ok: true, units };
}

/** Every digit, with thousands separators: `1,234.5`. */
export function formatAmount(units: bigint, decimals: number): string {
  const { sign, whole, fraction } = digitsOf(units, decimals);
  return `${sign}${grouped(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** At most `places` decimals, cut and not rounded, so that it never shows more than there is. `<0.0001` below the last place. */
export function shortAmount(units: bigint, decimals: number, places = 4): string {
  const { sign, whole, fraction } = digitsOf(units, decimals);
  const shown = fraction.slice(0, places).replace(/0+$/, '');
  if (whole === '0' && shown === '' && fraction !== '') {
    const least = places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
    return sign === '' ? `<${least}` : `>-${least}`;
  }
  return `${sign}${grouped(whole)}${shown === '' ? '' : `.${shown}`}`;
}

/** For an input field: no separators. */
export const editableAmount = (units: bigint, decimals: number): string =>
  formatAmount(units, decimals).replaceAll(',', '');

function digitsOf(units: bigint, decimals: number) {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return {
    sign: units < 0n ? '-' : '',
    whole: digits.slice(0, point),
    fraction: digits.slice(point).replace(/0+$/, ''),
  };
}

const grouped = (whole: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
