import { useMemo, useState } from 'react';
import { useOperation } from '../api/index.ts';
import { AreaChart, EmptyState, Loaded, Section, Select, Skeleton } from '../kit/index.ts';
import { chartUsd } from '../values/usd.ts';

const PERIODS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;
type Days = (typeof PERIODS)[number]['value'];

const HEIGHT = 240;

/** The value over time, from complete snapshots only. */
export function ValueHistory({ address }: Readonly<{ address: `0x${string}` }>) {
  const [days, setDays] = useState<Days>('30');
  const history = useOperation('viewPortfolioHistory', { query: { address, days } }, { keepPrevious: true });
  const points = history.data?.points;
  const series = useMemo(
    () => [
      { name: 'Value', points: points?.map(({ timestamp, totalUSD }) => ({ at: timestamp, value: totalUSD })) ?? [] },
    ],
    [points],
  );
  return (
    <Section
      title="Value over time"
      lead="From snapshots, about one an hour. A snapshot that would be incomplete is not stored."
      actions={<Select label="Period" value={days} onChange={setDays} choices={PERIODS} />}
    >
      <Loaded query={history} failed="The history could not be read" skeleton={<Skeleton height={HEIGHT} />}>
        {(known) =>
          known.points.length < 2 ? (
            <EmptyState title="No history yet">
              The service takes a snapshot about once an hour from now on, whenever all sources can be read. The curve
              begins with the second one.
            </EmptyState>
          ) : (
            <AreaChart label="Portfolio value, US dollars" series={series} format={chartUsd} height={HEIGHT} />
          )
        }
      </Loaded>
    </Section>
  );
}
