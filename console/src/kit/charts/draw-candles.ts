import { CandlestickSeries, LineSeries } from 'lightweight-charts';
import type { CandleChartProps } from './candle.ts';
import type { Draw } from './canvas-chart.tsx';
import { openChart, secondsOf } from './open-chart.ts';

type Wanted = Required<Pick<CandleChartProps, 'candles' | 'lines' | 'format'>>;

export const drawCandles =
  ({ candles, lines, format }: Wanted): Draw =>
  (box, colors) => {
    const chart = openChart(box, colors, { format, times: candles.map(({ at }) => secondsOf(at)) });
    const sticks = chart.addSeries(CandlestickSeries, {
      upColor: colors.good,
      wickUpColor: colors.good,
      downColor: colors.bad,
      wickDownColor: colors.bad,
      borderVisible: false,
    });
    sticks.setData(candles.map(({ at, ...prices }) => ({ time: secondsOf(at), ...prices })));
    for (const [index, { points }] of lines.entries()) {
      const color = colors.series[index % colors.series.length] ?? colors.ink;
      const line = chart.addSeries(LineSeries, { color, lineWidth: 1, priceLineVisible: false });
      line.setData(points.map(({ at, value }) => ({ time: secondsOf(at), value })));
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  };
