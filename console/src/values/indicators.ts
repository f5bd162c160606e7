type Point = Readonly<{ at: string; value: number }>;
/** `name` is a key of the catalogue. */
type Line = Readonly<{ name: 'ema20' | 'ema50' | 'upper' | 'middle' | 'lower'; points: readonly Point[] }>;
type Closed = Readonly<{ at: string; close: number }>;

/** The exponential average as the service calculates it: it begins with the first candle, and is shown once `length` of them are known. */
export function ema(candles: readonly Closed[], length: number): readonly Point[] {
  const weight = 2 / (length + 1);
  let average: number | undefined;
  return candles.flatMap(({ at, close }, index) => {
    average = close * weight + (average ?? close) * (1 - weight);
    return index < length - 1 ? [] : [{ at, value: average }];
  });
}

/** The mean of `length` candles, and the band of two standard deviations around it. */
export function bollinger(candles: readonly Closed[], length: number): readonly Line[] {
  const windows = candles.flatMap(({ at }, end) => {
    if (end < length - 1) return [];
    const closes = candles.slice(end - length + 1, end + 1).map(({ close }) => close);
    const mean = closes.reduce((sum, close) => sum + close, 0) / length;
    const deviation = Math.sqrt(closes.reduce((sum, close) => sum + (close - mean) ** 2, 0) / length);
    return [{ at, mean, deviation }];
  });
  const line = (name: Line['name'], times: number): Line => ({
    name,
    points: windows.map(({ at, mean, deviation }) => ({ at, value: mean + times * deviation })),
  });
  return [line('upper', 2), line('middle', 0), line('lower', -2)];
}

export const LINE_SETS = ['averages', 'bollinger', 'none'] as const;
export type LineSet = (typeof LINE_SETS)[number];

const BAND = 20;

export function linesOf(candles: readonly Closed[], chosen: LineSet): readonly Line[] {
  if (chosen === 'none') return [];
  if (chosen === 'bollinger') return bollinger(candles, BAND);
  return ([20, 50] as const).map((length) => ({ name: `ema${length}` as const, points: ema(candles, length) }));
}
