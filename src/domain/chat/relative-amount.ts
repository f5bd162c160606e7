import { toUsd, type Usd } from '../shared/usd.ts';
import type { RelativeAmount } from './understanding.ts';

type OfBalance = Exclude<RelativeAmount, { kind: 'fiat' }>;

/** The part of a balance that is meant, rounded down; of a coin that also pays gas, what leaves `reserve` over. */
export function partOfBalance(amount: OfBalance, balance: bigint, reserve: bigint): bigint {
  const spendable = balance > reserve ? balance - reserve : 0n;
  if (amount.kind === 'max') return spendable;
  const part = (balance * BigInt(amount.part)) / BigInt(amount.of);
  return part < spendable ? part : spendable;
}

/** How much of a token so many dollars buy at its price, in smallest units, rounded down; undefined where nothing can be told. */
export function unitsWorth(dollars: string, price: Usd, decimals: number): bigint | undefined {
  const usd = toUsd(dollars);
  return usd === undefined || price <= 0n ? undefined : (usd * 10n ** BigInt(decimals)) / price;
}
