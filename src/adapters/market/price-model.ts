/** What the model knows of a coin. `swing`: how far its price moves; 0 for what is worth one dollar. */
export type Moving = Readonly<{ usd: number; swing: number }>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When every coin has the price of its table. */
const REFERENCE_MS = Date.UTC(2026, 0, 31, 12);
/** Two waves with different periods: hours, and part of the price. */
const WAVES = [
  { hours: 31, part: 0.012 },
  { hours: 211, part: 0.018 },
];

/**
 * The one price of a coin at a time, in dollars: the sandbox's prices, candles, charts and changes all come from here. It changes once a
 * minute, and has six digits.
 */
export function priceAt({ usd, swing }: Moving, at: Date | number): number {
  const minutes = Math.floor((Number(at) - REFERENCE_MS) / MINUTE_MS);
  const shift = WAVES.reduce((sum, { hours, part }) => {
    const period = 60 * hours * (1 + Math.abs(swing) / 4);
    return sum + part * Math.sin((2 * Math.PI * minutes) / period);
  }, 0);
  return Number((usd * (1 + swing * shift)).toPrecision(6));
}

/** Percent, over the 24 hours before. */
export function changeAt(coin: Moving, at: Date | number): number {
  const before = priceAt(coin, Number(at) - DAY_MS);
  return Number((100 * (priceAt(coin, at) / before - 1)).toFixed(4));
}
