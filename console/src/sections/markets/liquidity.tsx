import { Address, type Column, EmptyState, Notice, Table } from '../../kit/index.ts';
import type { Dashboard } from './dashboard.ts';
import { LargeUsd, Percent } from './figures.tsx';
import css from './markets.module.css';

type Pool = Dashboard['liquidity']['pools'][number];
type Market = NonNullable<Dashboard['lending']>['protocols'][number];

const POOLS: readonly Column<Pool>[] = [
  { id: 'pair', title: 'Pair', cell: ({ pair }) => <strong>{pair}</strong> },
  { id: 'dex', title: 'Exchange', cell: ({ dex }) => dex },
  { id: 'liquidity', title: 'Liquidity', numeric: true, cell: ({ liquidityUsd }) => <LargeUsd value={liquidityUsd} /> },
  { id: 'volume', title: 'Traded in 24 h', numeric: true, cell: ({ volume24h }) => <LargeUsd value={volume24h} /> },
  { id: 'address', title: 'Pool', cell: ({ address }) => <Address value={address} /> },
];

const MARKETS: readonly Column<Market>[] = [
  { id: 'project', title: 'Protocol', cell: ({ project }) => <strong>{project}</strong> },
  { id: 'chain', title: 'Network', cell: ({ chain }) => chain },
  { id: 'supply', title: 'Lend, a year', numeric: true, cell: ({ supplyApy }) => <Percent value={supplyApy} /> },
  { id: 'borrow', title: 'Borrow, a year', numeric: true, cell: ({ borrowApy }) => <Percent value={borrowApy} /> },
  { id: 'tvl', title: 'Locked', numeric: true, cell: ({ tvlUsd }) => <LargeUsd value={tvlUsd} /> },
];

export const Pools = ({ liquidity }: Readonly<{ liquidity: Dashboard['liquidity'] }>) => (
  <section aria-label="Pools" className={css.part}>
    <h3>Pools</h3>
    <Table
      label="Pools of the token, most liquid first"
      columns={POOLS}
      rows={liquidity.pools}
      rowKey={({ address, dex }) => `${dex} ${address}`}
      empty={<EmptyState title="No pools">No exchange trades this token on this network.</EmptyState>}
    />
  </section>
);

export const Lending = ({ lending }: Readonly<{ lending: Dashboard['lending'] }>) => (
  <section aria-label="Lending" className={css.part}>
    <h3>Lending</h3>
    {lending === null ? (
      <Notice tone="warn" title="Lending markets are missing">
        They could not be read. This page asks again by itself.
      </Notice>
    ) : (
      <Table
        label="Lending markets of the token, largest first"
        columns={MARKETS}
        rows={lending.protocols}
        rowKey={({ project, chain }) => `${project} ${chain}`}
        empty={<EmptyState title="No lending market">No protocol lends this token.</EmptyState>}
      />
    )}
  </section>
);
