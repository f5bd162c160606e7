import { AreaSeries, type UTCTimestamp } from 'lightweight-charts';
import { axisStep } from './axis-step.ts';
import type { Draw } from './canvas-chart.tsx';
import { faded } from './chart-colors.ts';
import { openChart } from './open-chart.ts';
import { aligned, type SeriesChartProps } from './series.ts';

type Wanted = Pick<SeriesChartProps, 'series' | 'format'>;

export const drawSeries =
  ({ series, format }: Wanted): Draw =>
  (box, colors) => {
    const { times, columns } = aligned(series);
    const chart = openChart(box, colors, { format, times });
    // The wheel and a finger move the page, not the chart.
    chart.applyOptions({ handleScroll: false, handleScale: false });
    const largest = Math.max(0, ...columns.flat().map((value) => Math.abs(value ?? 0)));
    const step = axisStep(largest, format);
    const plain = {
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: { type: 'custom', formatter: format, minMove: step },
    } as const;
    for (const [index, values] of columns.entries()) {
      const color = colors.series[index % colors.series.length] ?? colors.ink;
      const drawn = chart.addSeries(AreaSeries, {
        ...plain,
        lineWidth: 2,
        // A line needs two points.
        pointMarkersVisible: times.length === 1,
        lineColor: color,
        topColor: faded(color, 0.28),
        bottomColor: faded(color, 0),
      });
      drawn.setData(times.map((time, at) => ({ time: time as UTCTimestamp, ...pointOf(values[at]) })));
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  };

/** Without a value, the time stays empty. */
const pointOf = (value: number | null | undefined) => (value == null ? {} : { value });
