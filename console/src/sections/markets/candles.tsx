import { useMemo, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { CandleChart, EmptyState, Notice, Select } from '../../kit/index.ts';
import { useSignedInWallet } from '../../session/index.ts';
import { LINE_SETS, type LineSet, linesOf } from '../../values/indicators.ts';
import { chartUsd } from '../../values/money.ts';
import type { Dashboard, Timeframe } from './dashboard.ts';
import css from './markets.module.css';
import { t } from './texts/index.ts';

type CandlesProps = Readonly<{ candles: Dashboard['candles']; symbol: string; timeframe: Timeframe }>;

/** The candles, with averages or bands calculated from the same candles. */
export function Candles({ candles, symbol, timeframe }: CandlesProps) {
  const [chosen, setChosen] = useState<LineSet>('averages');
  const wallet = useSignedInWallet();
  const preferences = useOperation('viewDashboardPreferences', undefined, { enabled: wallet !== undefined });
  const shown = useMemo(
    () => (candles ?? []).map(({ time, volume: _, ...prices }) => ({ at: time, ...prices })),
    [candles],
  );
  const lines = useMemo(
    () => linesOf(shown, chosen).map(({ name, points }) => ({ name: t(`line.${name}`), points })),
    [shown, chosen],
  );
  if (candles === null)
    return (
      <Notice tone="warn" title={t('candles.missing')}>
        {t('candles.missing.text')}
      </Notice>
    );
  if (candles.length === 0) return <EmptyState title={t('candles.none')}>{t('candles.none.text')}</EmptyState>;
  if (preferences.data?.preferences.showCharts === false) return null;
  return (
    <>
      <div className={css.choices}>
        <Select
          label={t('lines')}
          value={chosen}
          onChange={setChosen}
          choices={LINE_SETS.map((value) => ({ value, label: t(`lines.${value}`) }))}
        />
      </div>
      <div className={css.chart}>
        <CandleChart
          label={t('candles.label', { symbol, frame: t(`frame.${timeframe}`) })}
          candles={shown}
          lines={lines}
          format={chartUsd}
          height={360}
        />
      </div>
      {lines.length > 0 && (
        <p className={css.source}>{t('lines.note', { names: lines.map(({ name }) => name).join(', ') })}</p>
      )}
    </>
  );
}
