import { toUsd, type Usd, worth } from '../shared/usd.ts';
import { swapQuoteUnsafe } from './errors.ts';
import type { SwapAmounts, SwapOrder } from './swap.ts';

export type SwapPrices = Readonly<{ sold: Usd; bought: Usd }>;

/** What a route may cost beyond the slippage: 10 %, and 25 dollars for the gas of the destination chain. */
const ROUTE_BPS = 1_000n;
const ROUTE_USD = toUsd(25) as Usd;
const BASIS_POINTS = 10_000n;

/**
 * An order of an exact output leaves the sold amount to the provider, so our own prices limit it. Throws SWAP_QUOTE_UNSAFE when it is
 * worth more than the bought amount, the slippage and what a route may cost.
 */
export function requireFairInput(
  { from, to, slippageBps }: SwapOrder,
  { paid, got }: SwapAmounts,
  { sold, bought }: SwapPrices,
): void {
  const given = worth(paid, from.decimals, sold);
  const most =
    (worth(got, to.decimals, bought) * (BASIS_POINTS + BigInt(slippageBps) + ROUTE_BPS)) / BASIS_POINTS + ROUTE_USD;
  if (given > most)
    throw swapQuoteUnsafe({ reason: `it sells ${paid} ${from.symbol}, far more than ${got} ${to.symbol} are worth` });
}
