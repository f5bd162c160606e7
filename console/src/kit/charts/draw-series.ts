import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Draw } from './canvas-chart.tsx';
import { faded } from './chart-colors.ts';
import { increments } from './increments.ts';
import { aligned, type SeriesChartProps } from './series.ts';

const FONT = '12px system-ui, sans-serif';

type Wanted = Required<Pick<SeriesChartProps, 'series' | 'format' | 'height'>> & Readonly<{ filled: boolean }>;

export const drawSeries =
  ({ series, format, height, filled }: Wanted): Draw =>
  (box, colors) => {
    const { times, columns } = aligned(series);
    const axis = { stroke: colors.soft, font: FONT, grid: { stroke: colors.edge, width: 1 }, ticks: { show: false } };
    const plot = new uPlot(
      {
        width: box.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, points: { size: 6 } },
        axes: [
          axis,
          {
            ...axis,
            size: axisSize,
            incrs: (_plot, _axis, min, max) => increments(min, max, format),
            values: (_, marks) => marks.map((mark) => format(mark)),
          },
        ],
        series: [
          {},
          ...series.map(({ name }, index) => {
            const stroke = colors.series[index % colors.series.length] ?? colors.ink;
            return {
              label: name,
              stroke,
              width: 2,
              points: { show: times.length < 2 },
              ...(filled && { fill: faded(stroke, 0.14) }),
            };
          }),
        ],
      },
      [times, ...columns],
      box,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }));
    fit.observe(box);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  };

/** As wide as the longest mark needs. */
const axisSize: uPlot.Axis.Size = (_, marks) => 16 + 7 * Math.max(3, ...(marks ?? []).map((mark) => mark.length));
