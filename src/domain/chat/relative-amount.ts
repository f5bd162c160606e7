import { toUsd, type Usd } from '../shared/usd.ts';
import type { RelativeAmount } from './understanding.ts';

type OfBalance = Exclude<RelativeAmount, { kind: 'fiat' }>;

/** The requested part of a balance, rounded down; for a coin that also pays gas, at most what leaves `reserve`. */
export function partOfBalance(amount: OfBalance, balance: bigint, reserve: bigint): bigint {
  const spendable = balance > reserve ? balance - reserve : 0n;
  if (amount.kind === 'max') return spendable;
  const part = (balance * BigInt(amount.part)) / BigInt(amount.of);
  return part < spendable ? part : spendable;
}

/** Smallest units of a token worth `dollars` at `price`, rounded down; undefined when it cannot be computed. */
export function unitsWorth(dollars: string, price: Usd, decimals: number): bigint | undefined {
  const usd = toUsd(dollars);
  return usd === undefined || price <= 0n ? undefined : (usd * 10n ** BigInt(decimals)) / price;
}
