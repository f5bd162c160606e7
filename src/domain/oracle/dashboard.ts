import type { Sentiment } from '../market/snapshot.ts';
import type { Candle, Indicators } from './candle.ts';

/** A place where a token is traded. Figures that the upstream left out are undefined. */
export type Pool = Readonly<{
  address: string;
  dex: string;
  /** As the upstream names it: "WETH / USDC 0.05%". */
  pair: string;
  /** Dollars for one whole token that was asked for. */
  priceUsd?: number;
  /** Percent. */
  change24h?: number;
  liquidityUsd?: number;
  volume24h?: number;
}>;

/** A coin on the whole market, in dollars. */
export type CoinFigures = Readonly<{ marketCap?: number; volume24h?: number; rank?: number; fdv?: number }>;

/** A market on which a token is lent. APYs are in percent. */
export type LendingMarket = Readonly<{
  project: string;
  chain: string;
  supplyApy?: number;
  borrowApy?: number;
  tvlUsd?: number;
}>;

export type TokenPrice = Readonly<{ usd: number; change24h?: number; source: string }>;

/** What is known of a token. A part that could not be read is undefined and named in `degraded`. */
export type Dashboard = Readonly<{
  price?: TokenPrice;
  candles?: readonly Candle[];
  indicators?: Indicators;
  fearGreed?: Pick<Sentiment, 'value' | 'classification'>;
  market?: CoinFigures;
  liquidity: Readonly<{ totalUsd?: number; pools: readonly Pool[] }>;
  lending?: Readonly<{ protocols: readonly LendingMarket[] }>;
  degraded: readonly string[];
}>;

/** The pools and what they hold together; undefined in sum when none of them says. */
export function liquidityOf(pools: readonly Pool[]): Dashboard['liquidity'] {
  const known = pools.flatMap(({ liquidityUsd }) => (liquidityUsd === undefined ? [] : [liquidityUsd]));
  return { pools, ...(known.length > 0 && { totalUsd: known.reduce((sum, usd) => sum + usd, 0) }) };
}
