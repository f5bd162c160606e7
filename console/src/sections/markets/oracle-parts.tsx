import { Absent, Change, Degraded, Grid, Stat, Time } from '../../kit/index.ts';
import { rankOf } from '../../values/market-rows.ts';
import { duration } from '../../values/time.ts';
import { Candles } from './candles.tsx';
import type { Dashboard, Timeframe } from './dashboard.ts';
import { LargeUsd, Usd } from './figures.tsx';
import { Indicators } from './indicators.tsx';
import { Lending, Pools } from './liquidity.tsx';
import css from './markets.module.css';
import { t } from './texts/index.ts';

type OraclePartsProps = Readonly<{ dashboard: Dashboard; symbol: string; timeframe: Timeframe }>;

const A_SECOND = 1_000;

export function OracleParts({ dashboard, symbol, timeframe }: OraclePartsProps) {
  const { price, market, fearGreed, degraded, asOf, cache, liquidity } = dashboard;
  return (
    <>
      <Degraded sources={degraded.map(partText)} />
      <Grid>
        <Stat
          label={t('priceOf', { symbol })}
          note={price === null ? t('missing') : t('priceBy', { source: price.source })}
        >
          <Usd value={price?.usd} />
        </Stat>
        <Stat label={t('change')} note={t('changeNote')}>
          <Change percent={price?.change24h} />
        </Stat>
        <Stat label={t('cap')} note={rankText(rankOf(market?.rank))}>
          <LargeUsd value={market?.marketCap} />
        </Stat>
        <Stat label={t('volume')} note={t('volumeNote')}>
          <LargeUsd value={market?.volume24h} />
        </Stat>
        <Stat label={t('liquidity')} note={t('pools', { count: liquidity.pools.length })}>
          <LargeUsd value={liquidity.totalUsd} />
        </Stat>
        <Stat label={t('mood')} note={fearGreed === null ? t('missing') : moodText(fearGreed.classification)}>
          {fearGreed === null ? <Absent /> : t('moodOf', { value: fearGreed.value })}
        </Stat>
      </Grid>
      <p className={css.source}>
        {cache.ageMs < A_SECOND
          ? t.rich('ageNew', { time: <Time value={asOf} /> })
          : t.rich('age', { time: <Time value={asOf} />, age: duration(cache.ageMs / A_SECOND) })}
      </p>
      <Candles candles={dashboard.candles} symbol={symbol} timeframe={timeframe} />
      <div className={css.parts}>
        <Indicators indicators={dashboard.indicators} />
        <Pools liquidity={liquidity} />
        <Lending lending={dashboard.lending} />
      </div>
    </>
  );
}

const rankText = (rank: number | undefined) => (rank === undefined ? undefined : t('rank', { rank }));

/** As the provider names it, where the catalogue does not have it. */
const moodText = (mood: string) => {
  const key = `mood.${mood}`;
  return t.has(key) ? t(key as 'mood.Fear') : mood;
};

const partText = (part: string) => {
  const key = `part.${part}`;
  return t.has(key) ? t(key as 'part.lending') : part;
};
