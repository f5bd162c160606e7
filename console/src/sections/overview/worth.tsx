import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { useOperation } from '../../api/index.ts';
import {
  AllocationRing,
  Amount,
  type Column,
  EmptyState,
  Grid,
  LinkButton,
  Loaded,
  Money,
  Section,
  Skeleton,
  Stat,
  Table,
  Time,
  Whole,
} from '../../kit/index.ts';
import { type Holding, holdingsOf, sharesByChain, sharesByToken, withoutPrice } from '../../values/holdings.ts';
import { chartUsd, usdText } from '../../values/usd.ts';

type Portfolio = Data<'viewPortfolio'>;
type Chain = Portfolio['byChain'][number];

const EVERY_MINUTE = 60_000;

/** What the wallet is worth, where, and how old each figure is. The children stand between the figures and their parts. */
export function Worth({ wallet, children }: Readonly<{ wallet: `0x${string}`; children: ReactNode }>) {
  const portfolio = useOperation('viewPortfolio', { query: { address: wallet } }, { refetchEvery: EVERY_MINUTE });
  return (
    <>
      <Loaded
        query={portfolio}
        failed="The portfolio could not be read"
        skeleton={<PlaceOfFigures />}
        degraded={portfolio.data?.degraded}
      >
        {(whole) => <Figures portfolio={whole} />}
      </Loaded>
      {children}
      {portfolio.data === undefined ? (
        portfolio.failureReason === null && <PlaceOfParts />
      ) : (
        <Whole value={portfolio.error === null && portfolio.data.degraded.length === 0}>
          <Allocation byChain={portfolio.data.byChain} />
        </Whole>
      )}
    </>
  );
}

function Figures({ portfolio: { totalUSD, byChain, degraded, lastUpdated } }: Readonly<{ portfolio: Portfolio }>) {
  const held = holdingsOf(byChain);
  const unpriced = withoutPrice(held);
  return (
    <Grid>
      <Stat label="Total value" note={degraded.length > 0 ? 'Of the sources that could be read' : 'On all EVM chains'}>
        <Money usd={usdText(totalUSD)} />
      </Stat>
      <Stat
        label="Coins and tokens"
        note={unpriced === 0 ? 'Every holding has a price' : `${unpriced} without a price, not in the total`}
      >
        {held.length}
      </Stat>
      <Stat label="Oldest figure" note={`${byChain.length} of ${byChain.length + unread(degraded)} chains read`}>
        <Time value={lastUpdated} />
      </Stat>
    </Grid>
  );
}

const unread = (degraded: readonly string[]) => degraded.filter((source) => source.startsWith('balances:')).length;

const COLUMNS: readonly Column<Chain>[] = [
  { id: 'chain', title: 'Chain', cell: ({ chainName }) => <strong>{chainName}</strong> },
  { id: 'held', title: 'Coins and tokens', numeric: true, cell: (chain) => holdingsOf([chain]).length },
  { id: 'value', title: 'Value', numeric: true, cell: ({ totalUSD }) => <Money usd={usdText(totalUSD)} /> },
  { id: 'age', title: 'Read', cell: ({ asOf }) => <Time value={asOf} /> },
];

const TOKEN_COLUMNS: readonly Column<Holding>[] = [
  { id: 'token', title: 'Token', cell: ({ symbol }) => <strong>{symbol}</strong> },
  { id: 'chain', title: 'Chain', cell: ({ chainName }) => chainName },
  {
    id: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance, decimals }) => <Amount units={balance} decimals={decimals} places={2} />,
  },
  { id: 'value', title: 'Value', numeric: true, cell: ({ valueUSD }) => <Money usd={usdText(valueUSD)} /> },
];

const SHOWN_TOKENS = 5;

function Allocation({ byChain }: Readonly<{ byChain: readonly Chain[] }>) {
  const held = holdingsOf(byChain);
  const shares = sharesByChain(held);
  if (held.length === 0)
    return (
      <EmptyState title="Nothing of value yet" action={<LinkButton to="/buy">Buy tokens of the sale</LinkButton>}>
        Coins and tokens that this wallet receives appear here.
      </EmptyState>
    );
  return (
    <Grid wide>
      <Section title="By chain">
        <AllocationRing label="Value by chain" shares={shares} format={chartUsd} />
        <Table label="Chains" columns={COLUMNS} rows={byChain} rowKey={({ chainId }) => String(chainId)} />
      </Section>
      <Section
        title="By token"
        actions={
          <LinkButton to="/portfolio" size="small">
            All holdings
          </LinkButton>
        }
      >
        <AllocationRing label="Value by token" shares={sharesByToken(held)} format={chartUsd} />
        <Table
          label="Most valuable coins and tokens"
          columns={TOKEN_COLUMNS}
          rows={held.slice(0, SHOWN_TOKENS)}
          rowKey={({ chainId, address }) => `${chainId} ${address}`}
        />
      </Section>
    </Grid>
  );
}

const PlaceOfFigures = () => (
  <Grid>
    {['Total value', 'Coins and tokens', 'Oldest figure'].map((label) => (
      <Stat key={label} label={label} note={<Skeleton width="short" />}>
        <Skeleton width="short" />
      </Stat>
    ))}
  </Grid>
);

const PlaceOfParts = () => (
  <Grid wide>
    <Section title="By chain">
      <Skeleton height={320} />
    </Section>
    <Section title="By token">
      <Skeleton height={320} />
    </Section>
  </Grid>
);
