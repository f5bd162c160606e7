/** US dollars in units of 10^-24, so that the prices of the smallest tokens keep their digits. */
export type Usd = bigint & { readonly __brand: 'Usd' };

export const USD_DECIMALS = 24;
const SCALE = USD_DECIMALS;
/** Larger exponents than any price or supply has; they would only cost time. */
const LARGEST_EXPONENT = 60;
const DECIMAL = /^(\d{1,80})(?:\.(\d{1,80}))?(?:e([+-]?\d{1,3}))?$/i;

/** Parses a decimal number as providers write it ("0.9998", 3e-7); undefined for anything else, including negative numbers. */
export function toUsd(decimal: string | number): Usd | undefined {
  const [, whole, fraction = '', exponent = '0'] = DECIMAL.exec(String(decimal)) ?? [];
  const shift = SCALE - fraction.length + Number(exponent);
  if (whole === undefined || Math.abs(Number(exponent)) > LARGEST_EXPONENT) return undefined;
  const digits = BigInt(whole + fraction);
  return (shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)) as Usd;
}

/** The value of `amount` smallest units of a token at `price` US dollars per whole token, rounded down. */
export const worth = (amount: bigint, decimals: number, price: Usd): Usd =>
  ((amount * price) / 10n ** BigInt(decimals)) as Usd;

export const sumUsd = (parts: readonly Usd[]): Usd => parts.reduce<bigint>((sum, part) => sum + part, 0n) as Usd;

/** For display: the nearest number with `digits` decimals; by default with full precision. */
export function usdNumber(usd: Usd, digits = SCALE): number {
  const unit = 10n ** BigInt(SCALE - digits);
  const rounded = digits === SCALE ? usd : ((usd + unit / 2n) / unit) * unit;
  const text = rounded.toString().padStart(SCALE + 1, '0');
  return Number(`${text.slice(0, -SCALE)}.${text.slice(-SCALE)}`);
}
