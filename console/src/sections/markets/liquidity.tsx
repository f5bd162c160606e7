import { Address, type Column, EmptyState, Notice, Table } from '../../kit/index.ts';
import type { Dashboard } from './dashboard.ts';
import { LargeUsd, Percent } from './figures.tsx';
import css from './markets.module.css';
import { t } from './texts/index.ts';

type Pool = Dashboard['liquidity']['pools'][number];
type Market = NonNullable<Dashboard['lending']>['protocols'][number];

const pools = (): readonly Column<Pool>[] => [
  { id: 'pair', title: t('pair'), cell: ({ pair }) => <strong>{pair}</strong> },
  { id: 'dex', title: t('exchange'), cell: ({ dex }) => dex },
  {
    id: 'liquidity',
    title: t('liquidity'),
    numeric: true,
    cell: ({ liquidityUsd }) => <LargeUsd value={liquidityUsd} />,
  },
  { id: 'volume', title: t('traded'), numeric: true, cell: ({ volume24h }) => <LargeUsd value={volume24h} /> },
  { id: 'address', title: t('pool'), cell: ({ address }) => <Address value={address} /> },
];

const markets = (): readonly Column<Market>[] => [
  { id: 'project', title: t('protocol'), cell: ({ project }) => <strong>{project}</strong> },
  { id: 'chain', title: t('network'), cell: ({ chain }) => chain },
  { id: 'supply', title: t('supply'), numeric: true, cell: ({ supplyApy }) => <Percent value={supplyApy} /> },
  { id: 'borrow', title: t('borrow'), numeric: true, cell: ({ borrowApy }) => <Percent value={borrowApy} /> },
  { id: 'tvl', title: t('locked'), numeric: true, cell: ({ tvlUsd }) => <LargeUsd value={tvlUsd} /> },
];

export const Pools = ({ liquidity }: Readonly<{ liquidity: Dashboard['liquidity'] }>) => (
  <section aria-label={t('poolsTitle')} className={css.part}>
    <h3>{t('poolsTitle')}</h3>
    <Table
      label={t('poolsTable')}
      columns={pools()}
      rows={liquidity.pools}
      rowKey={({ address, dex }) => `${dex} ${address}`}
      empty={<EmptyState title={t('noPools')}>{t('noPools.text')}</EmptyState>}
    />
  </section>
);

export const Lending = ({ lending }: Readonly<{ lending: Dashboard['lending'] }>) => (
  <section aria-label={t('lending')} className={css.part}>
    <h3>{t('lending')}</h3>
    {lending === null ? (
      <Notice tone="warn" title={t('lendingMissing')}>
        {t('lendingMissing.text')}
      </Notice>
    ) : (
      <Table
        label={t('lendingTable')}
        columns={markets()}
        rows={lending.protocols}
        rowKey={({ project, chain }) => `${project} ${chain}`}
        empty={<EmptyState title={t('noLending')}>{t('noLending.text')}</EmptyState>}
      />
    )}
  </section>
);
