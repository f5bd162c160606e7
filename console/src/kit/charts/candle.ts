export type Candle = Readonly<{ at: string; open: number; high: number; low: number; close: number }>;

export type CandleLine = Readonly<{ name: string; points: readonly Readonly<{ at: string; value: number }>[] }>;

export type CandleChartProps = Readonly<{
  /** What is shown: "ETH, one hour". */
  label: string;
  candles: readonly Candle[];
  /** Averages and bands over the candles. */
  lines?: readonly CandleLine[];
  format: (value: number) => string;
  height?: number;
}>;
