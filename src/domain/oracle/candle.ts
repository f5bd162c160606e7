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
