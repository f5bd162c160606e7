import { useMemo } from 'react';
import { exactTime } from '../../values/time.ts';
import { Table } from '../data/table.tsx';
import { t } from '../texts/index.ts';
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
          label={t('figuresOf', { label })}
          rows={candles}
          rowKey={({ at }) => at}
          columns={[
            { id: 'time', title: t('time'), cell: ({ at }) => exactTime(new Date(at)) },
            price(t('open'), ({ open }) => open),
            price(t('high'), ({ high }) => high),
            price(t('low'), ({ low }) => low),
            price(t('closing'), ({ close }) => close),
          ]}
        />
      }
    />
  );
}

function textOf(label: string, candles: readonly Candle[], format: (value: number) => string): string {
  const last = candles.at(-1);
  if (last === undefined) return t('noFigures', { name: label });
  const low = format(Math.min(...candles.map((candle) => candle.low)));
  const high = format(Math.max(...candles.map((candle) => candle.high)));
  return t('candlesText', { label, count: candles.length, low, high, last: format(last.close) });
}
