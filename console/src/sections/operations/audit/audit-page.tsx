import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/index.ts';
import { Absent, Badge, Button, type Column, EmptyState, Section, Select, Stack, Time } from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import { ACTIONS, actionText, isOfList } from '../frame/audit-words.ts';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { anyOf, DayFields, FilterBar, rangeOf, SearchField } from '../lists/filter-bar.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { AuditExport } from './audit-export.tsx';
import { CheckpointCheck } from './checkpoint-check.tsx';

type Entry = Schemas['AuditEntry'];

const NAMES = ['actor', 'subject', 'action', 'from', 'to'] as const;

export default function AuditPage() {
  return (
    <OperationsPage
      title="Audit"
      lead="Who did what. Entries are only added, and a signature over all of them shows any change."
    >
      {() => (
        <>
          <CheckpointCheck />
          <Audit />
        </>
      )}
    </OperationsPage>
  );
}

function Audit() {
  const { filters, setFilters, clear } = useFilters(NAMES);
  const { from: _from, to: _to, ...rest } = filters;
  const range = rangeOf(filters);
  const pages = usePages('listAudit', { query: { ...rest, ...range } }, (page) => page.entries);
  return (
    <Section title="Entries" actions={<AuditExport range={range} />}>
      <Stack>
        <FilterBar label="Filter the entries">
          <SearchField
            label="Actor"
            hint="A wallet; cli: and a user of the host; job: and a name"
            value={filters.actor ?? ''}
            onSettled={(actor) => setFilters({ actor })}
          />
          <SearchField label="Subject" value={filters.subject ?? ''} onSettled={(subject) => setFilters({ subject })} />
          <Select
            label="Action"
            value={filters.action ?? ''}
            onChange={(action) => setFilters({ action })}
            choices={anyOf(ACTIONS, filters.action)}
          />
          <DayFields days={filters} onChange={setFilters} />
        </FilterBar>
        <RecordList
          label="Audit log"
          pages={pages}
          columns={COLUMNS}
          rowKey={({ position }) => String(position)}
          counted={(count) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)}
          failed="The audit log could not be read"
          empty={
            <EmptyState title="No entry found" action={<Button onClick={clear}>Clear the filters</Button>}>
              Each decision and each act of an operator is an entry.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'action',
    title: 'Action',
    value: ({ action }) => action,
    cell: ({ action }) => <span title={action}>{actionText(action)}</span>,
  },
  { id: 'at', title: 'Time', value: ({ at }) => at, cell: ({ at }) => <Time value={at} exact /> },
  { id: 'actor', title: 'Actor', value: ({ actor }) => actor, cell: ({ actor }) => <Actor name={actor} /> },
  {
    id: 'subject',
    title: 'Subject',
    value: ({ subject }) => subject,
    cell: ({ subject }) => (isOfList(subject) ? <Absent why={subject} /> : <Actor name={subject} />),
  },
  {
    id: 'outcome',
    title: 'Outcome',
    value: ({ outcome }) => outcome,
    cell: ({ outcome }) => (outcome === 'done' ? 'Done' : <Badge>Refused</Badge>),
  },
  {
    id: 'decision',
    title: 'Decision',
    value: ({ decisionId }) => decisionId,
    cell: ({ decisionId }) =>
      decisionId === null ? (
        <Absent why="not a decision" />
      ) : (
        <Link to="/operations/decisions/$id" params={{ id: decisionId }} className={css.link}>
          Show
        </Link>
      ),
  },
  {
    id: 'leaf',
    title: 'Sealed',
    numeric: true,
    value: ({ leaf }) => leaf,
    cell: ({ leaf }) => (leaf === null ? <Badge tone="warn">not yet</Badge> : leaf.toLocaleString('en')),
  },
];
