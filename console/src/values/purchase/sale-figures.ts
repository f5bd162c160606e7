/** To a hundredth of a percent, cut and not rounded; undefined if there is no whole. */
export function percentOf(part: bigint, whole: bigint): string | undefined {
  if (whole <= 0n) return undefined;
  const hundredths = (part * 10_000n) / whole;
  if (hundredths === 0n && part > 0n) return '<0.01%';
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}%`.replace(/\.00%$/, '%');
}

/** What the contract gives for the amount: rounded down, as it does. */
export const tokensFor = (amount: bigint, price: bigint, tokenDecimals: number): bigint | undefined =>
  price <= 0n ? undefined : (amount * 10n ** BigInt(tokenDecimals)) / price;

/** What is left of a limit in the API's text; undefined if there is no limit (2^256-1), or it is unknown. */
export function limitOf(remaining: string | null | undefined): bigint | undefined {
  if (remaining == null) return undefined;
  const units = BigInt(remaining);
  return units > NO_LIMIT ? undefined : units;
}

/** No payment token has as many units. */
const NO_LIMIT = 10n ** 60n;
