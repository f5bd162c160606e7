import type { Sentiment } from '../market/snapshot.ts';

/** Prices and traded volume in US dollars within one timeframe that starts at `time`. */
export type Candle = Readonly<{
  time: Date;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}>;

export const TIMEFRAMES = ['1m', '5m', '15m', '1h', '4h', '12h', '1d'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** Technical indicators computed from candles; undefined when there are too few candles. */
export type Indicators = Readonly<{
  rsi14?: number;
  macd?: Readonly<{ macd: number; signal: number; histogram: number }>;
  ema20?: number;
  ema50?: number;
  sma200?: number;
  bollinger?: Readonly<{ upper: number; middle: number; lower: number }>;
  atr14?: number;
}>;

/** A liquidity pool. Figures that the provider omits are undefined. */
export type Pool = Readonly<{
  address: string;
  dex: string;
  /** As the provider names it: "WETH / USDC 0.05%". */
  pair: string;
  /** US dollars for one whole requested token. */
  priceUsd?: number;
  /** Percent. */
  change24h?: number;
  liquidityUsd?: number;
  volume24h?: number;
}>;

/** Market-wide figures of a coin, in US dollars. */
export type CoinFigures = Readonly<{ marketCap?: number; volume24h?: number; rank?: number; fdv?: number }>;

/** A lending market of a token. APYs are in percent. */
export type LendingMarket = Readonly<{
  project: string;
  chain: string;
  supplyApy?: number;
  borrowApy?: number;
  tvlUsd?: number;
}>;

type TokenPrice = Readonly<{ usd: number; change24h?: number; source: string }>;

/** Everything known about a token. A part that could not be read is undefined and named in `degraded`. */
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

/** The pools and their total liquidity; the total is undefined when no pool reports its liquidity. */
export function liquidityOf(pools: readonly Pool[]): Dashboard['liquidity'] {
  const known = pools.flatMap(({ liquidityUsd }) => (liquidityUsd === undefined ? [] : [liquidityUsd]));
  return { pools, ...(known.length > 0 && { totalUsd: known.reduce((sum, usd) => sum + usd, 0) }) };
}
