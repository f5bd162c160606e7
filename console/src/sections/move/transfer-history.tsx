import type { Data } from '@institutional-defi/client';
import { usePages } from '../../api/index.ts';
import { Moved, movementText, statusText } from '../../figures/index.ts';
import {
  Address,
  type Column,
  EmptyState,
  Hash,
  Loaded,
  LoadMore,
  Section,
  Skeleton,
  Status,
  Table,
  Time,
} from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import { MOVEMENT_TONE } from '../../values/movement.ts';

type Row = Data<'viewTransactions'>['transactions'][number];

const EVERY_MS = 15_000;
const COLUMNS: readonly Column<Row>[] = [
  { id: 'time', title: 'Time', cell: ({ timestamp }) => <Time value={timestamp} /> },
  { id: 'direction', title: 'Direction', cell: movementText },
  { id: 'amount', title: 'Amount', numeric: true, cell: (transaction) => <Moved transaction={transaction} /> },
  {
    id: 'other',
    title: 'From or to',
    cell: ({ direction, from, to, chainId }) => <Address value={direction === 'in' ? from : to} chainId={chainId} />,
  },
  { id: 'network', title: 'Network', cell: ({ chainId }) => chainName(chainId) },
  {
    id: 'state',
    title: 'State',
    cell: ({ status }) => <Status tone={MOVEMENT_TONE[status]}>{statusText(status)}</Status>,
  },
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];

/** What the wallet moved, on every chain that the service reads. */
export function TransferHistory({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const pages = usePages('viewTransactions', { query: { address: wallet, limit: '20' } }, (page) => page.transactions, {
    refetchEvery: EVERY_MS,
  });
  const degraded = pages.data?.pages[0]?.degraded ?? [];
  return (
    <Section title="History" lead="Movements of your wallet on every network, and what was sent through this service.">
      <Loaded
        query={pages.list}
        failed="The history could not be read"
        skeleton={<Skeleton lines={6} />}
        degraded={degraded}
      >
        {(transactions) => (
          <>
            <Table
              label="Transfers"
              columns={COLUMNS}
              rows={transactions}
              rowKey={({ hash, token, value, direction, to }) => [hash, token, value, direction, to].join(' ')}
              empty={
                <EmptyState title="Nothing moved yet">
                  Transfers appear here once a node accepted them; receive or send something first.
                </EmptyState>
              }
            />
            {transactions.length > 0 && <LoadMore pages={pages} shown={`${transactions.length} movements`} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
