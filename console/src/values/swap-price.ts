import type { QuotedSide, SwapQuote } from './swap-quote.ts';

type Token = Readonly<{ decimals: number }>;

/** Smallest units of the received token for one whole paid token; undefined where nothing is paid. */
export function rateOf({ paid, got }: Pick<SwapQuote, 'paid' | 'got'>, from: Token): bigint | undefined {
  const amount = BigInt(paid.amount);
  return amount === 0n ? undefined : (BigInt(got.amount) * 10n ** BigInt(from.decimals)) / amount;
}

/** What the swap loses, in percent of what is paid, all fees in the quote included; undefined without both prices. */
export function impactOf(paid: QuotedSide, got: QuotedSide): number | undefined {
  const [out, back] = [paid.usd, got.usd].map(Number);
  if (paid.usd === undefined || got.usd === undefined || !(out !== undefined && out > 0)) return undefined;
  return ((back ?? 0) / out - 1) * 100;
}

/** Percent: a person is warned of a swap that loses more. */
export const COSTLY = 3;
export const isCostly = (impact: number | undefined): boolean => impact !== undefined && impact < -COSTLY;

/** `relayer` is the sum of its parts. */
const PROVIDER_FEES = ['relayer', 'app'] as const;

export type QuotedFee = Readonly<{
  amount: string;
  symbol: string;
  decimals: number;
  usd: string | undefined;
}>;

/** The fees that the provider names in its quote, and has taken from it. */
export const feesIn = (quote: unknown) =>
  PROVIDER_FEES.flatMap((id) => {
    const fee = feeIn(quote, id);
    return fee === undefined ? [] : [{ id, ...fee }];
  });

/** What the provider expects the network to take, which the wallet pays itself; undefined where it does not say. */
export const networkFeeIn = (quote: unknown): QuotedFee | undefined => feeIn(quote, 'gas');

function feeIn(quote: unknown, id: string): QuotedFee | undefined {
  const { amount, amountUsd, currency } = recordOf(recordOf(recordOf(quote).fees)[id]);
  const { symbol, decimals } = recordOf(currency);
  const isKnown = typeof amount === 'string' && /^\d+$/.test(amount) && amount !== '0';
  if (!isKnown || typeof symbol !== 'string' || typeof decimals !== 'number') return undefined;
  return { amount, symbol, decimals, usd: typeof amountUsd === 'string' ? amountUsd : undefined };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
