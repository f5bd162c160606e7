/** Largest value that a Solidity uint256 holds. */
export const MAX_UINT256 = 2n ** 256n - 1n;

/** US cents as smallest units of a dollar stablecoin with `decimals` (at least 2, so nothing is rounded). */
export function centsToUnits(cents: bigint, decimals: number): bigint {
  if (decimals < 2) throw new RangeError(`a token with ${decimals} decimals cannot represent cents`);
  return cents * 10n ** BigInt(decimals - 2);
}

/** Smallest units as whole coins with every decimal: 150000 of 8 decimals are "0.00150000". */
export function wholeCoins(amount: bigint, decimals: number): string {
  if (decimals === 0) return amount.toString();
  const digits = amount.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The quotient, and one more when something remains. For a positive divisor and a dividend that is not negative. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** So many percent of it, rounded up. */
export const percentUp = (amount: bigint, percent: bigint): bigint => divideUp(amount * percent, 100n);
