import type { Data } from '@institutional-defi/client';
import { usePages } from '../../api/index.ts';
import { Moved, movementText, statusText } from '../../figures/index.ts';
import {
  Address,
  Badge,
  type Column,
  EmptyState,
  Hash,
  Loaded,
  LoadMore,
  Section,
  Skeleton,
  Stack,
  Table,
  Time,
} from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import { MOVEMENT_TONE } from '../../values/movement.ts';

type Transaction = Data<'viewTransactions'>['transactions'][number];

const COLUMNS: readonly Column<Transaction>[] = [
  { id: 'time', title: 'Time', cell: ({ timestamp }) => <Time value={timestamp} /> },
  { id: 'direction', title: 'Direction', cell: movementText },
  { id: 'amount', title: 'Amount', numeric: true, cell: (one) => <Moved transaction={one} /> },
  { id: 'chain', title: 'Chain', cell: ({ chainId }) => chainName(chainId) },
  {
    id: 'other',
    title: 'With',
    cell: ({ direction, from, to, chainId }) =>
      direction === 'out' && to === null ? (
        'A new contract'
      ) : (
        <Address value={direction === 'in' ? from : to} chainId={chainId} />
      ),
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <Badge tone={MOVEMENT_TONE[status]}>{statusText(status)}</Badge>,
  },
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];

const SOON_MS = 30_000;

/** Movements of coins and tokens on all chains, page by page. */
export function Transactions({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const pages = usePages(
    'viewTransactions',
    { query: { address: wallet, limit: '25' } },
    ({ transactions }) => transactions,
    {
      refetchEvery: SOON_MS,
    },
  );
  const read = pages.data?.pages ?? [];
  return (
    <Section
      title="Transactions"
      lead={
        <>
          The newest movements of each chain, and what this service broadcast
          {read[0] !== undefined && (
            <>
              {' '}
              (read <Time value={read[0].asOf} />)
            </>
          )}
          .
        </>
      }
    >
      <Loaded
        query={pages.list}
        failed="The transactions could not be read"
        skeleton={<Skeleton lines={8} />}
        degraded={read.flatMap(({ degraded }) => degraded)}
      >
        {(transactions) => (
          <Stack>
            <Table
              label="Transactions"
              columns={COLUMNS}
              rows={transactions}
              rowKey={(one) => `${one.chainId} ${one.hash} ${one.direction} ${one.token} ${one.value} ${one.to}`}
              empty={
                <EmptyState title="No transactions yet">
                  Coins and tokens that this wallet sends or receives appear here, usually within a minute.
                </EmptyState>
              }
            />
            {transactions.length > 0 && (
              <LoadMore
                pages={pages}
                shown={transactions.length === 1 ? '1 movement' : `${transactions.length} movements`}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
