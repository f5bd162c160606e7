import { useMemo } from 'react';
import { exactTime } from '../../values/time.ts';
import { Table } from '../data/table.tsx';
import { t } from '../texts/index.ts';
import { CanvasChart } from './canvas-chart.tsx';
import css from './charts.module.css';
import { drawSeries, type Shape } from './draw-series.ts';
import { aligned, chartText, type SeriesChartProps } from './series.ts';

type Props = SeriesChartProps & Readonly<{ shape: Shape }>;

/** Lines, areas or bars over time. Pass a stable `series`, `format` and `onPick`: a new one redraws the chart. */
export default function SeriesChart({ label, series, format, height = 240, shape, onPick, timeLink }: Props) {
  const draw = useMemo(
    () => drawSeries({ series, format, shape, ...(onPick !== undefined && { onPick }) }),
    [series, format, shape, onPick],
  );
  return (
    <CanvasChart
      label={chartText(label, series, format)}
      height={height}
      draw={draw}
      note={series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
      table={<Figures label={label} series={series} format={format} {...(timeLink !== undefined && { timeLink })} />}
    />
  );
}

const Legend = ({ names }: Readonly<{ names: readonly string[] }>) => (
  <ul className={css.legend}>
    {names.map((name, index) => (
      <li key={name}>
        <span className={css.key} data-series={(index % 6) + 1} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
);

type FiguresProps = Pick<SeriesChartProps, 'label' | 'series' | 'format' | 'timeLink'>;

function Figures({ label, series, format, timeLink = (_at, text) => text }: FiguresProps) {
  const { times, columns } = aligned(series);
  return (
    <Table
      label={t('figuresOf', { label })}
      rows={times.map((time, row) => ({ time, row }))}
      rowKey={({ time }) => String(time)}
      columns={[
        {
          id: 'time',
          title: t('time'),
          cell: ({ time }) => timeLink(new Date(time * 1000).toISOString(), exactTime(new Date(time * 1000))),
        },
        ...series.map(({ name }, index) => ({
          id: name,
          title: name,
          numeric: true,
          cell: ({ row }: { row: number }) => {
            const value = columns[index]?.[row];
            return value == null ? '–' : format(value);
          },
        })),
      ]}
    />
  );
}
