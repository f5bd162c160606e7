import type { Data } from '@institutional-defi/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AreaChart, Change, Loaded, Money, Section, Select, Skeleton, Time } from '../kit/index.ts';
import { holdingsOf, withoutPrice } from '../values/holdings.ts';
import { chartUsd, usdText } from '../values/usd.ts';
import css from './figures.module.css';

const PERIODS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;
export type Days = (typeof PERIODS)[number]['value'];

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
      title="Total value"
      actions={<Select label="Period" isLabelHidden value={days} onChange={onDays} choices={PERIODS} />}
    >
      <Loaded
        query={portfolio}
        failed="The portfolio could not be read"
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
        <li>{held.length === 1 ? '1 coin or token' : `${held.length} coins and tokens`}</li>
        <li>
          {missing === 0 ? chainsRead(byChain.length) : `${byChain.length} of ${byChain.length + missing} chains read`}
        </li>
        {unpriced > 0 && <li>{unpriced} without a price, not in the total</li>}
        <li>
          Oldest figure: <Time value={lastUpdated} />
        </li>
      </ul>
    </div>
  );
}

const chainsRead = (count: number) => (count === 1 ? '1 chain read' : `${count} chains read`);

function Before({ history }: Readonly<{ history: History }>) {
  const points = history.data?.points;
  const series = useMemo(
    () => [
      { name: 'Value', points: points?.map(({ timestamp, totalUSD }) => ({ at: timestamp, value: totalUSD })) ?? [] },
    ],
    [points],
  );
  return (
    <Loaded query={history} failed="The history could not be read" skeleton={<Skeleton height={HEIGHT} />}>
      {(known) =>
        known.points.length < 2 ? (
          <p className={css.notes}>
            The curve begins with the second snapshot. The service takes one about every hour in which all sources can
            be read.
          </p>
        ) : (
          <>
            <Since points={known.points} />
            <AreaChart label="Portfolio value, US dollars" series={series} format={chartUsd} height={HEIGHT} />
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
      <span>
        since <Time value={first.timestamp} exact />
      </span>
    </p>
  );
}
