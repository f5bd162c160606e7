import type { Schemas } from '@institutional-defi/client';
import { usePages } from '../../../api/index.ts';
import { Button, EmptyState, Section, Select, Stack } from '../../../kit/index.ts';
import { OperationsPage } from '../frame/operators-only.tsx';
import { REFUSALS } from '../frame/rule-words.ts';
import { KINDS, OUTCOMES } from '../frame/words.ts';
import { anyOf, DayFields, FilterBar, rangeOf, SearchField } from '../lists/filter-bar.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { DECISION_COLUMNS } from './decision-columns.tsx';

const NAMES = ['requestId', 'wallet', 'kind', 'outcome', 'code', 'from', 'to'] as const;
const ANY = { value: '', label: 'Any' } as const;

export default function DecisionsPage() {
  return (
    <OperationsPage
      title="Decisions"
      lead="What the service granted and refused, and why. A request id leads to the decision of one answer."
    >
      {() => <Decisions />}
    </OperationsPage>
  );
}

function Decisions() {
  const { filters, setFilters, clear } = useFilters(NAMES);
  const { from: _from, to: _to, ...rest } = filters;
  const query = { ...rest, ...rangeOf(filters) } as NonNullable<
    Parameters<typeof usePages<'listDecisions', Schemas['OperatorDecision']>>[1]['query']
  >;
  const pages = usePages('listDecisions', { query }, (page) => page.decisions);
  return (
    <Section>
      <Stack>
        <FilterBar label="Filter the decisions">
          <SearchField
            label="Request id"
            value={filters.requestId ?? ''}
            onSettled={(requestId) => setFilters({ requestId })}
          />
          <SearchField label="Wallet" value={filters.wallet ?? ''} onSettled={(wallet) => setFilters({ wallet })} />
          <Select
            label="Kind"
            value={filters.kind ?? ''}
            onChange={(kind) => setFilters({ kind })}
            choices={anyOf(KINDS, filters.kind)}
          />
          <Select
            label="Outcome"
            value={filters.outcome ?? ''}
            onChange={(outcome) => setFilters({ outcome })}
            choices={[ANY, ...Object.entries(OUTCOMES).map(([value, { text }]) => ({ value, label: text }))]}
          />
          <Select
            label="Refusal reason"
            value={filters.code ?? ''}
            onChange={(code) => setFilters({ code })}
            choices={anyOf(REFUSALS, filters.code)}
          />
          <DayFields days={filters} onChange={setFilters} />
        </FilterBar>
        <RecordList
          label="Decisions"
          pages={pages}
          columns={DECISION_COLUMNS}
          rowKey={({ id }) => id}
          counted={(count) => (count === 1 ? '1 decision' : `${count.toLocaleString('en')} decisions`)}
          failed="The decisions could not be read"
          empty={
            <EmptyState title="No decision found" action={<Button onClick={clear}>Clear the filters</Button>}>
              A decision is recorded when somebody asks to buy, to bid, or to have a transaction sent or its network fee
              paid. An incomplete request has none.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}
