import type { Usd } from '../shared/usd.ts';

/** What one whole token costs, and who says so. */
export type Price = Readonly<{
  usd: Usd;
  /** Percent. */
  change24h?: number;
  source: string;
}>;

/** The native coins that are priced by themselves. */
export type Coin = 'ETH' | 'POL' | 'BTC' | 'SOL';

export const NATIVE_COINS: Readonly<Record<number, Coin>> = {
  1: 'ETH',
  10: 'ETH',
  8453: 'ETH',
  42161: 'ETH',
  137: 'POL',
};
