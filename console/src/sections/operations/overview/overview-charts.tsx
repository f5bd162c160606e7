import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { DayBars, type DaySeries, Section } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { chartDays } from './chart-days.ts';
import { toldSales } from './told-sales.ts';

type Overview = Schemas['OperatorOverview'];
type List = Readonly<{ to: '/operations/people' | '/operations/decisions'; search: Readonly<Record<string, string>> }>;

const PEOPLE: List = { to: '/operations/people', search: {} };
const granted = (kind: string): List => ({ to: '/operations/decisions', search: { kind, outcome: 'granted' } });

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** The daily series; a day leads to the list that it counts. A series that could not be read is left out. */
export function OverviewCharts({ figures }: Readonly<{ figures: Overview }>) {
  const { users, since, asOf } = figures;
  const token = usePaymentToken();
  const sales = toldSales(figures);
  const ofSales = sales.flatMap(({ figures: { issued, bought } }) => [...issued, ...(bought ?? [])]);
  const days = chartDays(since, asOf, [...(users?.registered ?? []), ...ofSales]);
  const scale = 10 ** (token?.decimals ?? 0);
  return (
    <div className={css.charts}>
      {token !== undefined &&
        sales.map(
          ({ words: { kind, volume: title }, figures: { bought } }) =>
            bought !== null && (
              <DailyChart
                key={kind}
                title={title}
                days={days}
                series={[series(title, bought, ({ volume }) => Number(volume) / scale)]}
                format={(value) => `${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${token.symbol}`}
                list={granted(kind)}
              />
            ),
        )}
      {sales.map(({ words: { kind, purchases }, figures: { issued, bought } }) => (
        <DailyChart
          key={kind}
          title={purchases}
          days={days}
          series={[
            { ...series('Authorized', issued, ({ count }) => count), look: 'beside' },
            ...(bought === null ? [] : [series(kind === 'bid' ? 'Bid' : 'Bought', bought, ({ count }) => count)]),
          ]}
          format={whole}
          list={granted(kind)}
        />
      ))}
      {users !== null && (
        <DailyChart
          title="New people"
          days={days}
          series={[series('Registered', users.registered, ({ count }) => count)]}
          format={whole}
          list={PEOPLE}
        />
      )}
    </div>
  );
}

const series = <Row extends Readonly<{ day: string }>>(
  name: string,
  rows: readonly Row[],
  figureOf: (row: Row) => number,
): DaySeries => ({ name, figures: new Map(rows.map((row) => [row.day, figureOf(row)])) });

type DailyChartProps = Readonly<{
  title: string;
  days: readonly string[];
  series: readonly DaySeries[];
  format: (value: number) => string;
  list: List;
}>;

/** The sums of the days that are shown stand above them; each day leads to its list. */
const DailyChart = ({ title, days, series, format, list }: DailyChartProps) => (
  <Section title={title} lead={`In the ${days.length} days to today, by UTC day.`}>
    <ul className={css.sums}>
      {series.map(({ name, figures }) => (
        <li key={name}>
          <strong>{format(sumOf(figures, days))}</strong> {series.length > 1 && name.toLowerCase()}
        </li>
      ))}
    </ul>
    <DayBars
      label={`${title} by day`}
      days={days}
      series={series}
      format={format}
      way={(day, content) => (
        <Link to={list.to} search={{ ...list.search, from: day, to: day }}>
          {content}
        </Link>
      )}
    />
  </Section>
);

const sumOf = (figures: DaySeries['figures'], days: readonly string[]) =>
  days.reduce((sum, day) => sum + (figures.get(day) ?? 0), 0);
