import type { Usd } from '../shared/usd.ts';

/** What one whole token costs, and who says so. */
export type Price = Readonly<{
  usd: Usd;
  /** Percent. */
  change24h?: number;
  source: string;
}>;
