/** US dollars, in units of 10^-24: the prices of the smallest tokens keep their digits. */
export type Usd = bigint & { readonly __brand: 'Usd' };

export const USD_DECIMALS = 24;
const SCALE = USD_DECIMALS;
/** More digits than any price or supply has; beyond it is nonsense that would only cost time. */
const LARGEST_EXPONENT = 60;
const DECIMAL = /^(\d{1,80})(?:\.(\d{1,80}))?(?:e([+-]?\d{1,3}))?$/i;

/** Dollars from a decimal number as upstreams spell it ("0.9998", 3e-7); undefined for anything else, negative ones included. */
export function toUsd(decimal: string | number): Usd | undefined {
  const [, whole, fraction = '', exponent = '0'] = DECIMAL.exec(String(decimal)) ?? [];
  const shift = SCALE - fraction.length + Number(exponent);
  if (whole === undefined || Math.abs(Number(exponent)) > LARGEST_EXPONENT) return undefined;
  const digits = BigInt(whole + fraction);
  return (shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)) as Usd;
}

/** What `amount` smallest units of a token are worth at `price` dollars for a whole one; rounded down. */
export const worth = (amount: bigint, decimals: number, price: Usd): Usd =>
  ((amount * price) / 10n ** BigInt(decimals)) as Usd;

export const sumUsd = (parts: readonly Usd[]): Usd => parts.reduce<bigint>((sum, part) => sum + part, 0n) as Usd;

/** For people: the nearest number with `digits` decimals, by default all that a number can hold. */
export function usdNumber(usd: Usd, digits = SCALE): number {
  const unit = 10n ** BigInt(SCALE - digits);
  const rounded = digits === SCALE ? usd : ((usd + unit / 2n) / unit) * unit;
  const text = rounded.toString().padStart(SCALE + 1, '0');
  return Number(`${text.slice(0, -SCALE)}.${text.slice(-SCALE)}`);
}
