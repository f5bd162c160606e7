import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/index.ts';
import {
  Absent,
  Badge,
  Button,
  type Column,
  EmptyState,
  Loaded,
  LoadMore,
  Section,
  Stack,
  Table,
  Time,
} from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import { AuditExport } from './audit-export.tsx';
import { CheckpointCheck } from './checkpoint-check.tsx';
import { DayField, FilterBar, SearchField, startOf } from '../lists/filter-bar.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { useFilters } from '../lists/use-filters.ts';

type Entry = Schemas['AuditEntry'];

const NAMES = ['actor', 'subject', 'action', 'from', 'to'] as const;
const NONE = { actor: '', subject: '', action: '', from: '', to: '' };

export default function AuditPage() {
  return (
    <OperationsPage title="Audit" lead="Who did what, in an append-only log that a signed tree protects.">
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
  const { filters, setFilters } = useFilters(NAMES);
  const { from: firstDay, to: lastDay, ...rest } = filters;
  const [from, to] = [startOf(firstDay), startOf(lastDay, 1)];
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const pages = usePages('listAudit', { query: { ...rest, ...range } }, (page) => page.entries);
  return (
    <Section title="Entries" actions={<AuditExport range={range} />}>
      <Stack>
        <FilterBar label="Filter the entries">
          <SearchField
            label="Actor"
            hint="A wallet, cli:user or job:name"
            value={filters.actor ?? ''}
            onSettled={(actor) => setFilters({ actor })}
          />
          <SearchField label="Subject" value={filters.subject ?? ''} onSettled={(subject) => setFilters({ subject })} />
          <SearchField
            label="Action"
            placeholder="user.block"
            value={filters.action ?? ''}
            onSettled={(action) => setFilters({ action })}
          />
          <DayField label="From" value={firstDay ?? ''} onChange={(day) => setFilters({ from: day })} />
          <DayField label="To and including" value={lastDay ?? ''} onChange={(day) => setFilters({ to: day })} />
        </FilterBar>
        <Loaded query={pages.list} failed="The audit log could not be read">
          {(entries) => (
            <>
              <Table
                label="Entries of the audit log"
                columns={COLUMNS}
                rows={entries}
                rowKey={({ position }) => String(position)}
                empty={
                  <EmptyState
                    title="No entry found"
                    action={<Button onClick={() => setFilters(NONE)}>Clear the filters</Button>}
                  >
                    Each decision and each act of an operator is an entry.
                  </EmptyState>
                }
              />
              <LoadMore pages={pages} shown={`${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`} />
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'at', title: 'Time', cell: ({ at }) => <Time value={at} /> },
  { id: 'actor', title: 'Actor', cell: ({ actor }) => <Actor name={actor} /> },
  { id: 'action', title: 'Action', cell: ({ action }) => <code>{action}</code> },
  { id: 'subject', title: 'Subject', cell: ({ subject }) => <Actor name={subject} /> },
  {
    id: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) => <Badge tone={outcome === 'done' ? 'good' : 'bad'}>{outcome}</Badge>,
  },
  {
    id: 'decision',
    title: 'Decision',
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
    cell: ({ leaf }) => (leaf === null ? <Badge tone="warn">not yet</Badge> : leaf.toLocaleString('en')),
  },
];
