import { Absent, Change, Degraded, Grid, Stat, Time } from '../../kit/index.ts';
import { Candles } from './candles.tsx';
import type { Dashboard, Timeframe } from './dashboard.ts';
import { LargeUsd, Usd } from './figures.tsx';
import { Indicators } from './indicators.tsx';
import { Lending, Pools } from './liquidity.tsx';
import css from './markets.module.css';

type OraclePartsProps = Readonly<{ dashboard: Dashboard; symbol: string; timeframe: Timeframe }>;

const PARTS: Readonly<Record<string, string>> = {
  fearGreed: 'fear and greed',
  market: 'value and volume of all tokens',
  lending: 'lending markets',
};

const A_SECOND = 1_000;

export function OracleParts({ dashboard, symbol, timeframe }: OraclePartsProps) {
  const { price, market, fearGreed, degraded, asOf, cache, liquidity } = dashboard;
  const age = Math.round(cache.ageMs / A_SECOND);
  return (
    <>
      <Degraded sources={degraded.map((part) => PARTS[part] ?? part)} />
      <Grid>
        <Stat
          label={`Price of ${symbol}`}
          note={price === null ? 'missing' : `by ${price.source}, the pool with the most liquidity`}
        >
          <Usd value={price?.usd} />
        </Stat>
        <Stat label="Change in 24 hours" note="of that pool">
          <Change percent={price?.change24h} />
        </Stat>
        <Stat label="Value of all tokens" note={rankOf(market?.rank)}>
          <LargeUsd value={market?.marketCap} />
        </Stat>
        <Stat label="Traded in 24 hours" note="on all exchanges">
          <LargeUsd value={market?.volume24h} />
        </Stat>
        <Stat
          label="Liquidity"
          note={liquidity.pools.length === 1 ? 'in one pool' : `in ${liquidity.pools.length} pools`}
        >
          <LargeUsd value={liquidity.totalUsd} />
        </Stat>
        <Stat label="Fear and greed" note={fearGreed?.classification ?? 'missing'}>
          {fearGreed === null ? <Absent /> : `${fearGreed.value} of 100`}
        </Stat>
      </Grid>
      <p className={css.source}>
        Read <Time value={asOf} />. The oldest part is {age === 0 ? 'new' : `${age} s old`}
        {cache.hit ? ', from the service’s cache.' : '.'}
      </p>
      <Candles candles={dashboard.candles} symbol={symbol} timeframe={timeframe} />
      <Indicators indicators={dashboard.indicators} />
      <Pools liquidity={liquidity} />
      <Lending lending={dashboard.lending} />
    </>
  );
}

const rankOf = (rank: number | null | undefined) => (rank == null ? 'rank unknown' : `rank ${rank} of all coins`);
