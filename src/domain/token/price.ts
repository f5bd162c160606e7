import type { Usd } from '../shared/usd.ts';

/** The price of one whole token, and its source. */
export type Price = Readonly<{
  usd: Usd;
  /** Percent. */
  change24h?: number;
  source: string;
}>;
