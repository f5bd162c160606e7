import type { WalletAddress } from './wallet-address.ts';

/** An ERC-20 token that purchases or fees can be paid in. */
export type PaymentToken = Readonly<{ address: WalletAddress; symbol: string; decimals: number }>;

/** Largest value that a Solidity uint256 holds. */
export const MAX_UINT256 = 2n ** 256n - 1n;

/** Converts US cents to smallest units of a dollar stablecoin with `decimals` (at least 2, so nothing is rounded). */
export function centsToUnits(cents: bigint, decimals: number): bigint {
  if (decimals < 2) throw new RangeError(`a token with ${decimals} decimals cannot represent cents`);
  return cents * 10n ** BigInt(decimals - 2);
}

/** Formats smallest units as whole coins with all decimals: 150000 with 8 decimals is "0.00150000". */
export function wholeCoins(amount: bigint, decimals: number): string {
  if (decimals === 0) return amount.toString();
  const digits = amount.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The quotient, rounded up. The divisor must be positive and the dividend must not be negative. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** `percent` of `amount`, rounded up. */
export const percentUp = (amount: bigint, percent: bigint): bigint => divideUp(amount * percent, 100n);
