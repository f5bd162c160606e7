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
import { t } from './texts/index.ts';

const A_MINUTE = 60_000;

const columns = (): readonly Column<MarketRow>[] => [
  {
    id: 'coin',
    title: t('coin'),
    cell: ({ symbol, name }) => (
      <>
        <Sign name={symbol} />
        <strong>{symbol}</strong> {name}
      </>
    ),
  },
  { id: 'rank', title: t('rankShort'), numeric: true, cell: ({ rank }) => rank ?? <Absent /> },
  { id: 'price', title: t('price'), numeric: true, cell: ({ price }) => <Usd value={price} /> },
  { id: 'change', title: t('hours'), numeric: true, cell: ({ change24h }) => <Change percent={change24h} /> },
  { id: 'cap', title: t('value'), numeric: true, cell: ({ marketCap }) => <LargeUsd value={marketCap} /> },
  { id: 'volume', title: t('traded'), numeric: true, cell: ({ volume }) => <LargeUsd value={volume} /> },
  { id: 'updated', title: t('updated'), cell: ({ updated }) => <Time value={updated} /> },
];

/** The largest coins. */
export function CoinTable() {
  const query = { vs_currency: 'usd', per_page: '25', page: '1', order: 'market_cap_desc' };
  const coins = useOperation('readMarket', { path: { path: 'coins/markets' }, query }, { refetchEvery: A_MINUTE });
  return (
    <Section title={t('coins')} lead={t('coins.lead')}>
      <Loaded query={coins} failed={t('coins.failed')} skeleton={<Skeleton lines={12} />}>
        {({ data }) => (
          <Table
            label={t('coins')}
            columns={columns()}
            rows={marketRows(data)}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('noCoins')}>{t('noCoins.text')}</EmptyState>}
          />
        )}
      </Loaded>
    </Section>
  );
}
