import { useMemo, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { CandleChart, EmptyState, Notice, Select } from '../../kit/index.ts';
import { useSignedInWallet } from '../../session/index.ts';
import { type LineSet, linesOf } from '../../values/indicators.ts';
import { chartUsd } from '../../values/usd.ts';
import type { Dashboard, Timeframe } from './dashboard.ts';
import css from './markets.module.css';

type CandlesProps = Readonly<{ candles: Dashboard['candles']; symbol: string; timeframe: Timeframe }>;

const LINES = [
  { value: 'averages', label: 'Averages (EMA 20 and 50)' },
  { value: 'bollinger', label: 'Bollinger bands (20, 2)' },
  { value: 'none', label: 'None' },
] as const;

/** The candles, with averages or bands calculated from the same candles. */
export function Candles({ candles, symbol, timeframe }: CandlesProps) {
  const [chosen, setChosen] = useState<LineSet>('averages');
  const wallet = useSignedInWallet();
  const preferences = useOperation('viewDashboardPreferences', undefined, { enabled: wallet !== undefined });
  const shown = useMemo(
    () => (candles ?? []).map(({ time, volume: _, ...prices }) => ({ at: time, ...prices })),
    [candles],
  );
  const lines = useMemo(() => linesOf(shown, chosen), [shown, chosen]);
  if (candles === null)
    return (
      <Notice tone="warn" title="Candles are missing">
        The pools of this token could not be read. This page asks again by itself.
      </Notice>
    );
  if (candles.length === 0)
    return <EmptyState title="No candles">The pools of this token have no trades yet.</EmptyState>;
  if (preferences.data?.preferences.showCharts === false) return null;
  return (
    <>
      <div className={css.choices}>
        <Select label="Lines" value={chosen} onChange={setChosen} choices={LINES} />
      </div>
      <div className={css.chart}>
        <CandleChart
          label={`${symbol} in US dollars, candles of ${timeframe}`}
          candles={shown}
          lines={lines}
          format={chartUsd}
          height={360}
        />
      </div>
      {lines.length > 0 && (
        <p className={css.source}>Lines: {lines.map(({ name }) => name).join(', ')}, calculated from these candles.</p>
      )}
    </>
  );
}
