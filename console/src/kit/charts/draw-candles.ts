import { CandlestickSeries, createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts';
import type { CandleChartProps } from './candle.ts';
import type { Draw } from './canvas-chart.tsx';

type Wanted = Required<Pick<CandleChartProps, 'candles' | 'lines' | 'format'>>;

const timeOf = (at: string) => Math.floor(Date.parse(at) / 1000) as UTCTimestamp;

export const drawCandles =
  ({ candles, lines, format }: Wanted): Draw =>
  (box, colors) => {
    const chart = createChart(box, {
      autoSize: true,
      // The library's own logo inserts a <style>, which the policy refuses; the text beneath the chart names it instead.
      layout: { attributionLogo: false, background: { color: 'transparent' }, textColor: colors.soft },
      grid: { vertLines: { color: colors.edge }, horzLines: { color: colors.edge } },
      rightPriceScale: { borderColor: colors.edge },
      timeScale: { borderColor: colors.edge, timeVisible: true },
      localization: { priceFormatter: format },
    });
    const sticks = chart.addSeries(CandlestickSeries, {
      upColor: colors.good,
      wickUpColor: colors.good,
      downColor: colors.bad,
      wickDownColor: colors.bad,
      borderVisible: false,
    });
    sticks.setData(candles.map(({ at, ...prices }) => ({ time: timeOf(at), ...prices })));
    for (const [index, { points }] of lines.entries()) {
      const color = colors.series[index % colors.series.length] ?? colors.ink;
      const line = chart.addSeries(LineSeries, { color, lineWidth: 1, priceLineVisible: false });
      line.setData(points.map(({ at, value }) => ({ time: timeOf(at), value })));
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  };
