export type Quantiles = Readonly<{ p50: number; p99: number; most: number }>;

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? Number.NaN };
}
