import { useMemo } from 'react';
import { exactTime } from '../../values/time.ts';
import { Table } from '../data/table.tsx';
import type { Candle, CandleChartProps } from './candle.ts';
import { CanvasChart } from './canvas-chart.tsx';
import { drawCandles } from './draw-candles.ts';

const NO_LINES: NonNullable<CandleChartProps['lines']> = [];

/** Candles over time. Pass stable props: new ones redraw the chart. */
export default function CandleChart({ label, candles, lines = NO_LINES, format, height = 320 }: CandleChartProps) {
  const draw = useMemo(() => drawCandles({ candles, lines, format }), [candles, lines, format]);
  const price = (title: string, of: (candle: Candle) => number) => ({
    id: title,
    title,
    numeric: true,
    cell: (candle: Candle) => format(of(candle)),
  });
  return (
    <CanvasChart
      label={textOf(label, candles, format)}
      height={height}
      draw={draw}
      table={
        <Table
          label={`${label}: figures`}
          rows={candles}
          rowKey={({ at }) => at}
          columns={[
            { id: 'time', title: 'Time', cell: ({ at }) => exactTime(new Date(at)) },
            price('Open', ({ open }) => open),
            price('High', ({ high }) => high),
            price('Low', ({ low }) => low),
            price('Close', ({ close }) => close),
          ]}
        />
      }
    />
  );
}

function textOf(label: string, candles: readonly Candle[], format: (value: number) => string): string {
  const last = candles.at(-1);
  if (last === undefined) return `${label}. No figures.`;
  const low = Math.min(...candles.map((candle) => candle.low));
  const high = Math.max(...candles.map((candle) => candle.high));
  return `${label}. ${candles.length} candles, from ${format(low)} to ${format(high)}, last ${format(last.close)}.`;
}
