import type { ReactNode } from 'react';
import { t } from '../texts/index.ts';

export type Point = Readonly<{ at: string; value: number }>;

export type Series = Readonly<{ name: string; points: readonly Point[] }>;

export type SeriesChartProps = Readonly<{
  /** What is shown: "Portfolio value, US dollars". */
  label: string;
  series: readonly Series[];
  /** For axis, text and table: `$1,234`. */
  format: (value: number) => string;
  height?: number;
  /** A press on a time of the chart, as ISO text. The figures beneath must have the same way on: `timeLink`. */
  onPick?: (at: string) => void;
  /** In the figures beneath, in place of the text of a time. */
  timeLink?: (at: string, text: string) => ReactNode;
}>;

/** The times of all series in order, and each series' value at each (null: none). */
export function aligned(series: readonly Series[]): Readonly<{ times: number[]; columns: (number | null)[][] }> {
  const known = series.map(({ points }) => new Map(points.map(({ at, value }) => [Date.parse(at) / 1000, value])));
  const times = [...new Set(known.flatMap((values) => [...values.keys()]))].sort((a, b) => a - b);
  return { times, columns: known.map((values) => times.map((time) => values.get(time) ?? null)) };
}

/** The chart in a sentence. */
export function chartText(label: string, series: readonly Series[], format: (value: number) => string): string {
  const told = series.map(({ name, points }) => {
    const values = points.map(({ value }) => value);
    const last = points.at(-1);
    if (last === undefined) return t('noFigures', { name });
    const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
    return t('seriesText', { name, low, high, last: format(last.value) });
  });
  return `${label}. ${told.join('. ')}.`;
}
