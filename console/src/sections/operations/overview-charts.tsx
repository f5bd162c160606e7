import type { Schemas } from '@institutional-defi/client';
import { useMemo } from 'react';
import { AreaChart, Grid, LineChart, Section } from '../../kit/index.ts';
import { usePaymentToken } from './use-payment-token.ts';

type Overview = Schemas['OperatorOverview'];
type Counted = readonly Readonly<{ day: string; count: number }>[];

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
const points = (days: Counted) => days.map(({ day, count }) => ({ at: day, value: count }));

/** The daily series. A series that could not be read is not drawn. */
export function OverviewCharts({ figures: { users, sale } }: Readonly<{ figures: Overview }>) {
  const registered = useMemo(
    () => (users === null ? [] : [{ name: 'Registered', points: points(users.registered) }]),
    [users],
  );
  const bought = useMemo(
    () =>
      sale === null
        ? []
        : [
            { name: 'Authorizations', points: points(sale.issued) },
            { name: 'Purchases', points: points(sale.bought) },
          ],
    [sale],
  );
  return (
    <Grid wide>
      {registered.length > 0 && (
        <Section title="New people">
          <AreaChart label="New people a day" series={registered} format={whole} />
        </Section>
      )}
      {bought.length > 0 && (
        <Section title="Sale">
          <LineChart label="Authorizations and purchases a day" series={bought} format={whole} />
        </Section>
      )}
      {sale !== null && <Volume bought={sale.bought} />}
    </Grid>
  );
}

type Bought = NonNullable<Overview['sale']>['bought'];

function Volume({ bought }: Readonly<{ bought: Bought }>) {
  const token = usePaymentToken();
  const series = useMemo(
    () =>
      token === undefined
        ? []
        : [
            {
              name: 'Volume',
              points: bought.map(({ day, volume }) => ({ at: day, value: Number(volume) / 10 ** token.decimals })),
            },
          ],
    [bought, token],
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
