import type { Data } from '@institutional-defi/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AreaChart, Change, Loaded, Money, Section, Select, Skeleton, Time } from '../kit/index.ts';
import { holdingsOf, withoutPrice } from '../values/holdings.ts';
import { chartUsd, usdText } from '../values/usd.ts';
import css from './figures.module.css';
import { t } from './texts/index.ts';

const PERIODS = ['1', '7', '30', '90', '365'] as const;
export type Days = (typeof PERIODS)[number];

const HEIGHT = 200;

type PortfolioValueProps = Readonly<{
  portfolio: UseQueryResult<Data<'viewPortfolio'>>;
  history: History;
  days: Days;
  onDays: (days: Days) => void;
}>;
type History = UseQueryResult<Data<'viewPortfolioHistory'>>;

/** What the wallet is worth now, and what it was worth at each complete snapshot. */
export function PortfolioValue({ portfolio, history, days, onDays }: PortfolioValueProps) {
  return (
    <Section
      title={t('total')}
      actions={
        <Select
          label={t('period')}
          isLabelHidden
          value={days}
          onChange={onDays}
          choices={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      }
    >
      <Loaded
        query={portfolio}
        failed={t('portfolioFailed')}
        skeleton={<Skeleton height={76} />}
        degraded={portfolio.data?.degraded}
      >
        {(whole) => <Now portfolio={whole} />}
      </Loaded>
      <Before history={history} />
    </Section>
  );
}

function Now({
  portfolio: { totalUSD, byChain, degraded, lastUpdated },
}: Readonly<{ portfolio: Data<'viewPortfolio'> }>) {
  const held = holdingsOf(byChain);
  const unpriced = withoutPrice(held);
  const missing = degraded.filter((source) => source.startsWith('balances:')).length;
  return (
    <div>
      <div className={css.total}>
        <Money usd={usdText(totalUSD)} />
      </div>
      <ul className={css.notes}>
        <li>{t('held', { count: held.length })}</li>
        <li>
          {missing === 0
            ? t('onChains', { count: byChain.length })
            : t('chainsPartly', { count: byChain.length, all: byChain.length + missing })}
        </li>
        {unpriced > 0 && <li>{t('unpriced', { count: unpriced })}</li>}
        <li>{t.rich('oldest', { time: <Time value={lastUpdated} /> })}</li>
      </ul>
    </div>
  );
}

function Before({ history }: Readonly<{ history: History }>) {
  const points = history.data?.points;
  const series = useMemo(
    () => [
      {
        name: t('value'),
        points: points?.map(({ timestamp, totalUSD }) => ({ at: timestamp, value: totalUSD })) ?? [],
      },
    ],
    [points],
  );
  return (
    <Loaded query={history} failed={t('historyFailed')} skeleton={<Skeleton height={HEIGHT} />}>
      {(known) =>
        known.points.length < 2 ? (
          <p className={css.notes}>{t('noCurve')}</p>
        ) : (
          <>
            <Since points={known.points} />
            <AreaChart label={t('valueOverTime')} series={series} format={chartUsd} height={HEIGHT} />
          </>
        )
      }
    </Loaded>
  );
}

type SinceProps = Readonly<{ points: Data<'viewPortfolioHistory'>['points'] }>;

/** What the curve comes to, so that it says something with two points. */
function Since({ points }: SinceProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.totalUSD === 0) return null;
  return (
    <p className={css.notes}>
      <Change percent={(last.totalUSD / first.totalUSD - 1) * 100} />
      <span>{t.rich('since', { time: <Time value={first.timestamp} exact /> })}</span>
    </p>
  );
}
