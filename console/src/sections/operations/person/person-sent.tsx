import type { Schemas } from '@institutional-defi/client';
import { Address, Badge, type Column, EmptyState, Hash, Section, Table, Time } from '../../../kit/index.ts';
import { chainName } from '../../../values/chains.ts';
import { shownUsd } from '../../../values/money.ts';
import { SERVICE, sentState } from '../frame/words.ts';
import { Moved } from './moved.tsx';

type File = Schemas['UserFile'];

/** What the service sent for the wallet, and paid the network fee of. */
export const PersonSent = ({ file }: Readonly<{ file: File }>) => (
  <>
    <Section title={SERVICE.sent.title} lead={SERVICE.sent.lead}>
      <Table
        label={SERVICE.sent.title}
        columns={TRANSFERS}
        rows={file.transfers}
        rowKey={({ hash }) => hash}
        empty={<EmptyState title="None">{SERVICE.sent.none}</EmptyState>}
      />
    </Section>
    <Section title={SERVICE.feesPaid.title} lead={SERVICE.feesPaid.lead}>
      <Table
        label={SERVICE.feesPaid.title}
        columns={SPONSORSHIPS}
        rows={file.sponsorships}
        rowKey={({ id }) => id}
        empty={<EmptyState title="None">{SERVICE.feesPaid.none}</EmptyState>}
      />
    </Section>
  </>
);

const State = ({ state }: Readonly<{ state: string }>) => (
  <Badge tone={sentState(state).tone}>{sentState(state).text}</Badge>
);

const TRANSFERS: readonly Column<File['transfers'][number]>[] = [
  { id: 'amount', title: 'Amount', cell: (transfer) => <Moved transfer={transfer} /> },
  {
    id: 'at',
    title: 'Time',
    value: ({ recordedAt }) => recordedAt,
    cell: ({ recordedAt }) => <Time value={recordedAt} />,
  },
  {
    id: 'chain',
    title: 'Network',
    value: ({ chainId }) => chainName(chainId),
    cell: ({ chainId }) => chainName(chainId),
  },
  { id: 'to', title: 'To', value: ({ to }) => to, cell: ({ to }) => <Address value={to} /> },
  {
    id: 'status',
    title: 'State',
    value: ({ status }) => sentState(status).text,
    cell: ({ status }) => <State state={status} />,
  },
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];

const SPONSORSHIPS: readonly Column<File['sponsorships'][number]>[] = [
  {
    id: 'cost',
    title: 'Cost',
    value: ({ costUsd }) => costUsd,
    cell: ({ costUsd }) => shownUsd(costUsd),
  },
  { id: 'at', title: 'Time', value: ({ takenAt }) => takenAt, cell: ({ takenAt }) => <Time value={takenAt} /> },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => sentState(state).text,
    cell: ({ state }) => <State state={state} />,
  },
  {
    id: 'chain',
    title: 'Network',
    value: ({ chainId }) => chainName(chainId),
    cell: ({ chainId }) => chainName(chainId),
  },
  { id: 'target', title: 'Contract', cell: ({ target }) => <Address value={target} /> },
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
];
