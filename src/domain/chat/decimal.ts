import { MAX_UINT256 } from '../shared/amount.ts';

/** A non-negative decimal in its shortest plain form: no leading or trailing zeros, no exponent. */
export function plainDecimal(whole: string, fraction = ''): string {
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = fraction.replace(/0+$/, '');
  return tail === '' ? head : `${head}.${tail}`;
}

/** Moves the decimal point `places` to the right, exactly. */
export function timesPowerOfTen(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = fraction.padEnd(places, '0');
  return plainDecimal(whole + digits.slice(0, places), digits.slice(places));
}

/** Converts whole tokens to smallest units; undefined when there are more decimals than the token has, or above MAX_UINT256. */
export function toUnits(decimal: string, decimals: number): bigint | undefined {
  if (fractionDigits(decimal) > decimals) return undefined;
  const units = BigInt(timesPowerOfTen(decimal, decimals));
  return units <= MAX_UINT256 ? units : undefined;
}

/** Converts smallest units to whole tokens, exactly. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  return plainDecimal(digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals));
}

export const fractionDigits = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

export const isZero = (decimal: string): boolean => /^[0.]*$/.test(decimal);

/** The exact sum of a whole number and `part / of`, or undefined when it has no finite decimal form. */
export function plusFraction(whole: string, part: number, of: number): string | undefined {
  let places = 0;
  while (places <= 18 && (BigInt(part) * 10n ** BigInt(places)) % BigInt(of) !== 0n) places += 1;
  if (places > 18) return undefined;
  const scaled = BigInt(whole) * 10n ** BigInt(places) + (BigInt(part) * 10n ** BigInt(places)) / BigInt(of);
  const digits = scaled.toString().padStart(places + 1, '0');
  return plainDecimal(digits.slice(0, digits.length - places), digits.slice(digits.length - places));
}

/** `decimal` times `part / of`, exactly; undefined when it has no finite decimal form of at most 18 more places. */
export function timesFraction(decimal: string, part: number, of: number): string | undefined {
  const places = fractionDigits(decimal);
  const numerator = BigInt(timesPowerOfTen(decimal, places)) * BigInt(part);
  for (let more = 0; more <= 18; more += 1)
    if ((numerator * 10n ** BigInt(more)) % BigInt(of) === 0n)
      return fromUnits((numerator * 10n ** BigInt(more)) / BigInt(of), places + more);
  return undefined;
}
