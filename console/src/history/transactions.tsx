import type { Data } from '@institutional-defi/client';
import { usePages } from '../api/index.ts';
import { Moved, movementText, statusText } from '../figures/index.ts';
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
} from '../kit/index.ts';
import { chainName } from '../values/chains.ts';
import { MOVEMENT_TONE } from '../values/movement.ts';
import { t } from './texts/index.ts';

type Transaction = Data<'viewTransactions'>['transactions'][number];

const SOON_MS = 15_000;

const columns = (): readonly Column<Transaction>[] => [
  { id: 'time', title: t('time'), cell: ({ timestamp }) => <Time value={timestamp} /> },
  { id: 'kind', title: t('kind'), cell: movementText },
  { id: 'amount', title: t('amount'), numeric: true, cell: (one) => <Moved transaction={one} /> },
  { id: 'network', title: t('network'), cell: ({ chainId }) => chainName(chainId) },
  {
    id: 'with',
    title: t('with'),
    cell: ({ direction, from, to, chainId }) =>
      direction === 'out' && to === null ? (
        t('newContract')
      ) : (
        <Address value={direction === 'in' ? from : to} chainId={chainId} />
      ),
  },
  {
    id: 'status',
    title: t('status'),
    cell: ({ status }) => <Badge tone={MOVEMENT_TONE[status]}>{statusText(status)}</Badge>,
  },
  { id: 'hash', title: t('transaction'), cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];

/** Movements of coins and tokens on all networks, newest first, page by page. */
export function Transactions({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const pages = usePages(
    'viewTransactions',
    { query: { address: wallet, limit: '25' } },
    ({ transactions }) => transactions,
    { refetchEvery: SOON_MS },
  );
  const read = pages.data?.pages ?? [];
  const [newest] = read;
  return (
    <Section
      title={t('title')}
      lead={newest === undefined ? t('lead') : t.rich('leadRead', { time: <Time value={newest.asOf} /> })}
    >
      <Loaded
        query={pages.list}
        failed={t('failed')}
        skeleton={<Skeleton lines={8} />}
        degraded={read.flatMap(({ degraded }) => degraded)}
      >
        {(transactions) => (
          <Stack>
            <Table
              label={t('title')}
              columns={columns()}
              rows={transactions}
              rowKey={(one) => `${one.chainId} ${one.hash} ${one.direction} ${one.token} ${one.value} ${one.to}`}
              empty={<EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>}
            />
            {transactions.length > 0 && <LoadMore pages={pages} shown={t('shown', { count: transactions.length })} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
