import type { Schemas } from '@institutional-defi/client';
import { useMemo } from 'react';
import { AreaChart, Grid, LineChart, Section } from '../../../kit/index.ts';
import { usePaymentToken } from '../frame/use-payment-token.ts';

type Overview = Schemas['OperatorOverview'];
type Counted = readonly Readonly<{ day: string; count: number }>[];

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** A day without a row had none: the series is known as a whole. */
const points = (days: Counted, range: readonly string[]) => {
  const known = new Map(days.map(({ day, count }) => [day, count]));
  return range.map((day) => ({ at: day, value: known.get(day) ?? 0 }));
};

/** The daily series. A series that could not be read is not drawn. */
export function OverviewCharts({ figures: { users, sale, since, asOf } }: Readonly<{ figures: Overview }>) {
  const [first, last] = [since.slice(0, 10), asOf.slice(0, 10)];
  const range = useMemo(() => daysBetween(first, last), [first, last]);
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
    <Grid wide>
      {registered.length > 0 && (
        <Section title="New people">
          <AreaChart label="New people a day" series={registered} format={whole} />
        </Section>
      )}
      {bought.length > 0 && (
        <Section title="Authorizations and purchases">
          <LineChart label="Authorizations and purchases a day" series={bought} format={whole} />
        </Section>
      )}
      {sale !== null && <Volume bought={sale.bought} range={range} />}
    </Grid>
  );
}

type Bought = NonNullable<Overview['sale']>['bought'];

function Volume({ bought, range }: Readonly<{ bought: Bought; range: readonly string[] }>) {
  const known = useMemo(() => new Map(bought.map(({ day, volume }) => [day, volume])), [bought]);
  const token = usePaymentToken();
  const series = useMemo(
    () =>
      token === undefined
        ? []
        : [
            {
              name: 'Volume',
              points: range.map((day) => ({ at: day, value: Number(known.get(day) ?? 0) / 10 ** token.decimals })),
            },
          ],
    [known, range, token],
  );
  const symbol = token?.symbol;
  const format = useMemo(() => (value: number) => `${whole(value)} ${symbol ?? ''}`.trim(), [symbol]);
  if (series.length === 0) return null;
  return (
    <Section title="Volume">
      <AreaChart label="Volume of purchases a day" series={series} format={format} />
    </Section>
  );
}

const DAY_MS = 86_400_000;

/** UTC days, both included. */
function daysBetween(first: string, last: string): readonly string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: Math.round((to - from) / DAY_MS) + 1 }, (_, index) =>
    new Date(from + index * DAY_MS).toISOString().slice(0, 10),
  );
}
