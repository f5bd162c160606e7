/** Largest value that a Solidity uint256 holds. */
export const MAX_UINT256 = 2n ** 256n - 1n;

/** US cents as smallest units of a dollar stablecoin with `decimals` (at least 2, so nothing is rounded). */
export function centsToUnits(cents: bigint, decimals: number): bigint {
  if (decimals < 2) throw new RangeError(`a token of ${decimals} decimals cannot hold cents`);
  return cents * 10n ** BigInt(decimals - 2);
}
