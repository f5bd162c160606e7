import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Change,
  type Column,
  EmptyState,
  Loaded,
  Section,
  Sign,
  Skeleton,
  Table,
  Time,
} from '../../kit/index.ts';
import { type MarketRow, marketRows } from '../../values/market-rows.ts';
import { LargeUsd, Usd } from './figures.tsx';

const A_MINUTE = 60_000;

const COLUMNS: readonly Column<MarketRow>[] = [
  { id: 'rank', title: '#', numeric: true, cell: ({ rank }) => rank ?? <Absent /> },
  {
    id: 'coin',
    title: 'Coin',
    cell: ({ symbol, name }) => (
      <>
        <Sign name={symbol} />
        <strong>{symbol}</strong> {name}
      </>
    ),
  },
  { id: 'price', title: 'Price', numeric: true, cell: ({ price }) => <Usd value={price} /> },
  { id: 'change', title: '24 hours', numeric: true, cell: ({ change24h }) => <Change percent={change24h} /> },
  { id: 'cap', title: 'Value', numeric: true, cell: ({ marketCap }) => <LargeUsd value={marketCap} /> },
  { id: 'volume', title: 'Traded in 24 h', numeric: true, cell: ({ volume }) => <LargeUsd value={volume} /> },
  { id: 'updated', title: 'Updated', cell: ({ updated }) => <Time value={updated} /> },
];

/** The largest coins. */
export function CoinTable() {
  const query = { vs_currency: 'usd', per_page: '25', page: '1', order: 'market_cap_desc' };
  const coins = useOperation('readMarket', { path: { path: 'coins/markets' }, query }, { refetchEvery: A_MINUTE });
  return (
    <Section title="Coins by value" lead="As the market data provider reports them.">
      <Loaded query={coins} failed="The coins could not be read" skeleton={<Skeleton lines={12} />}>
        {({ data }) => (
          <Table
            label="Coins by value"
            columns={COLUMNS}
            rows={marketRows(data)}
            rowKey={({ id }) => id}
            empty={<EmptyState title="No coins">The provider returned no coins. Try again in a minute.</EmptyState>}
          />
        )}
      </Loaded>
    </Section>
  );
}
