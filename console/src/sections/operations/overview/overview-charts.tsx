import type { Schemas } from '@institutional-defi/client';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BarChart, Section, type Series } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { chartDays } from './chart-days.ts';

type Overview = Schemas['OperatorOverview'];
type Counted = readonly Readonly<{ day: string; count: number }>[];
type List = Readonly<{ to: '/operations/people' | '/operations/decisions'; search: Readonly<Record<string, string>> }>;

const PEOPLE: List = { to: '/operations/people', search: {} };
const GRANTED: List = { to: '/operations/decisions', search: { kind: 'buy', outcome: 'granted' } };

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** A day without a row had none: the series is known as a whole. */
const points = (days: Counted, range: readonly string[]) => {
  const known = new Map(days.map(({ day, count }) => [day, count]));
  return range.map((day) => ({ at: day, value: known.get(day) ?? 0 }));
};

/** The daily series; a click on a day opens the list that it counts. A series that could not be read is left out. */
export function OverviewCharts({ figures: { users, sale, since, asOf } }: Readonly<{ figures: Overview }>) {
  const range = useMemo(
    () => chartDays(since, asOf, [...(users?.registered ?? []), ...(sale?.issued ?? []), ...(sale?.bought ?? [])]),
    [since, asOf, users, sale],
  );
  const registered = useMemo(
    () => (users === null ? [] : [{ name: 'Registered', points: points(users.registered, range) }]),
    [users, range],
  );
  const bought = useMemo(
    () =>
      sale === null
        ? []
        : [
            { name: 'Authorizations', points: points(sale.issued, range) },
            { name: 'Purchases', points: points(sale.bought, range) },
          ],
    [sale, range],
  );
  return (
    <div className={css.charts}>
      {bought.length > 0 && (
        <DailyChart title="Authorizations and purchases" series={bought} format={whole} list={GRANTED} />
      )}
      {sale !== null && <Volume bought={sale.bought} range={range} />}
      {registered.length > 0 && <DailyChart title="New people" series={registered} format={whole} list={PEOPLE} />}
    </div>
  );
}

type DailyChartProps = Readonly<{
  title: string;
  series: readonly Series[];
  format: (value: number) => string;
  list: List;
}>;

function DailyChart({ title, series, format, list }: DailyChartProps) {
  const navigate = useNavigate();
  const onPick = useMemo(
    () => (at: string) => void navigate({ to: list.to, search: { ...list.search, ...dayOf(at) } }),
    [navigate, list],
  );
  return (
    <Section title={title} lead="By UTC day. A press on a day shows its list.">
      <BarChart
        label={`${title} a day`}
        series={series}
        format={format}
        height={180}
        onPick={onPick}
        timeLink={(at, text) => (
          <Link to={list.to} search={{ ...list.search, ...dayOf(at) }} className={css.link}>
            {text}
          </Link>
        )}
      />
    </Section>
  );
}

/** The filters of a list for one UTC day. */
const dayOf = (at: string) => ({ from: at.slice(0, 10), to: at.slice(0, 10) });

type Bought = NonNullable<Overview['sale']>['bought'];

function Volume({ bought, range }: Readonly<{ bought: Bought; range: readonly string[] }>) {
  const token = usePaymentToken();
  const series = useMemo(() => {
    const known = new Map(bought.map(({ day, volume }) => [day, volume]));
    const scale = 10 ** (token?.decimals ?? 0);
    return [{ name: 'Volume', points: range.map((day) => ({ at: day, value: Number(known.get(day) ?? 0) / scale })) }];
  }, [bought, range, token?.decimals]);
  const symbol = token?.symbol;
  const format = useMemo(() => (value: number) => (symbol === undefined ? '' : `${whole(value)} ${symbol}`), [symbol]);
  if (token === undefined) return null;
  return <DailyChart title="Volume" series={series} format={format} list={GRANTED} />;
}
