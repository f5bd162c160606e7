import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { DayBars, type DaySeries, Section } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { TOKEN_SALE } from '../frame/words.ts';
import { chartDays } from './chart-days.ts';

type Overview = Schemas['OperatorOverview'];
type List = Readonly<{ to: '/operations/people' | '/operations/decisions'; search: Readonly<Record<string, string>> }>;

const PEOPLE: List = { to: '/operations/people', search: {} };
const GRANTED: List = { to: '/operations/decisions', search: { kind: 'buy', outcome: 'granted' } };

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** The daily series; a day leads to the list that it counts. A series that could not be read is left out. */
export function OverviewCharts({ figures: { users, sale, since, asOf } }: Readonly<{ figures: Overview }>) {
  const token = usePaymentToken();
  const days = chartDays(since, asOf, [...(users?.registered ?? []), ...(sale?.issued ?? []), ...(sale?.bought ?? [])]);
  const scale = 10 ** (token?.decimals ?? 0);
  return (
    <div className={css.charts}>
      {sale !== null && token !== undefined && (
        <DailyChart
          title={TOKEN_SALE.volume}
          lead={TOKEN_SALE.leftOut}
          days={days}
          series={[series(TOKEN_SALE.volume, sale.bought, ({ volume }) => Number(volume) / scale)]}
          format={(value) => `${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${token.symbol}`}
          list={GRANTED}
        />
      )}
      {sale !== null && (
        <DailyChart
          title={TOKEN_SALE.purchases}
          lead={TOKEN_SALE.leftOut}
          days={days}
          series={[
            { ...series('Authorized', sale.issued, ({ count }) => count), look: 'beside' },
            series('Bought', sale.bought, ({ count }) => count),
          ]}
          format={whole}
          list={GRANTED}
        />
      )}
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
  /** What the figures leave out. */
  lead?: string;
  days: readonly string[];
  series: readonly DaySeries[];
  format: (value: number) => string;
  list: List;
}>;

/** The sums of the days that are shown stand above them; each day leads to its list. */
const DailyChart = ({ title, lead = '', days, series, format, list }: DailyChartProps) => (
  <Section title={title} lead={`In the ${days.length} days to today, by UTC day. ${lead}`}>
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
