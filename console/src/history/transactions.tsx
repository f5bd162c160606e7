import {
  Absent,
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
import type { Deed } from '../values/deeds.ts';
import { STATUS_TONE } from '../values/movements.ts';
import { kindText, Sides, statusText } from './deed-words.tsx';
import { networksOf } from './networks.ts';
import { t } from './texts/index.ts';
import { useDeeds } from './use-deeds.ts';

const columns = (): readonly Column<Deed>[] => [
  { id: 'kind', title: t('kind'), cell: kindText },
  { id: 'time', title: t('time'), cell: ({ at }) => <Time value={at} /> },
  { id: 'amount', title: t('amount'), numeric: true, cell: (deed) => <Sides {...deed} /> },
  { id: 'network', title: t('network'), cell: networksOf },
  {
    id: 'with',
    title: t('with'),
    cell: (deed) => (deed.with === null ? <Absent /> : <Address value={deed.with} chainId={deed.chainId} />),
  },
  {
    id: 'status',
    title: t('status'),
    cell: (deed) => <Badge tone={STATUS_TONE[deed.status]}>{statusText(deed)}</Badge>,
  },
  { id: 'hash', title: t('transaction'), cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];

/** What the wallet did on all networks, newest first, page by page. */
export function Transactions({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const { pages, list, degraded, asOf } = useDeeds(wallet);
  return (
    <Section
      title={t('title')}
      lead={asOf === undefined ? t('lead') : t.rich('leadRead', { time: <Time value={asOf} /> })}
    >
      <Loaded query={list} failed={t('failed')} skeleton={<Skeleton lines={8} />} degraded={degraded}>
        {(deeds) => (
          <Stack>
            <Table
              label={t('title')}
              columns={columns()}
              rows={deeds}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>}
            />
            {deeds.length > 0 && <LoadMore pages={pages} shown={t('shown', { count: deeds.length })} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
