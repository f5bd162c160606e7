import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { t } from '../texts/index.ts';
import type { CandleChartProps } from './candle.ts';
import type { SeriesChartProps } from './series.ts';

const Series = lazy(() => import('./series-chart.tsx'));
const Candles = lazy(() => import('./candle-chart.tsx'));

/** The chart's place stays free while its code is loaded. The caption beneath is part of it. */
const CAPTION = 40;

function placed<Props extends { height?: number }>(Chart: ComponentType<Props>, usual: number) {
  return (props: Props) => (
    <Suspense fallback={<Skeleton height={(props.height ?? usual) + CAPTION} label={t('loadingChart')} />}>
      <Chart {...props} />
    </Suspense>
  );
}

export const AreaChart = placed<SeriesChartProps>((props) => <Series {...props} shape="area" />, 240);
/** What is counted by day. */
export const BarChart = placed<SeriesChartProps>((props) => <Series {...props} shape="bars" />, 240);
export const CandleChart = placed<CandleChartProps>((props) => <Candles {...props} />, 320);
