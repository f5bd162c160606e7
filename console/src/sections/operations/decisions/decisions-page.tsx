import type { Schemas } from '@institutional-defi/client';
import { usePages } from '../../../api/index.ts';
import { Button, EmptyState, Loaded, LoadMore, Section, Select, Stack } from '../../../kit/index.ts';
import { DecisionTable } from './decision-table.tsx';
import { DayField, FilterBar, SearchField, startOf } from '../lists/filter-bar.tsx';
import { OperationsPage } from '../frame/operators-only.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { KINDS } from '../frame/words.ts';

const NAMES = ['requestId', 'wallet', 'kind', 'outcome', 'from', 'to'] as const;
const NONE = { requestId: '', wallet: '', kind: '', outcome: '', from: '', to: '' };
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
  const { filters, setFilters } = useFilters(NAMES);
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
            choices={[ANY, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))]}
          />
          <Select
            label="Outcome"
            value={filters.outcome ?? ''}
            onChange={(outcome) => setFilters({ outcome })}
            choices={[ANY, { value: 'granted', label: 'Granted' }, { value: 'refused', label: 'Refused' }]}
          />
          <DayField label="From" value={filters.from ?? ''} onChange={(from) => setFilters({ from })} />
          <DayField label="To and including" value={filters.to ?? ''} onChange={(to) => setFilters({ to })} />
        </FilterBar>
        <Found filters={filters} onClear={() => setFilters(NONE)} />
      </Stack>
    </Section>
  );
}

type Filters = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

function Found({ filters, onClear }: Readonly<{ filters: Filters; onClear: () => void }>) {
  const [from, to] = [startOf(filters.from), startOf(filters.to, 1)];
  const { from: _from, to: _to, ...rest } = filters;
  const query = { ...rest, ...(from !== undefined && { from }), ...(to !== undefined && { to }) } as NonNullable<
    Parameters<typeof usePages<'listDecisions', Schemas['OperatorDecision']>>[1]['query']
  >;
  const pages = usePages('listDecisions', { query }, (page) => page.decisions);
  return (
    <Loaded query={pages.list} failed="The decisions could not be read">
      {(decisions) => (
        <>
          <DecisionTable
            decisions={decisions}
            empty={
              <EmptyState title="No decision found" action={<Button onClick={onClear}>Clear the filters</Button>}>
                A decision is recorded when somebody asks to buy, mint, relay or sponsor. Requests that fail validation
                have none.
              </EmptyState>
            }
          />
          <LoadMore pages={pages} shown={`${decisions.length} ${decisions.length === 1 ? 'decision' : 'decisions'}`} />
        </>
      )}
    </Loaded>
  );
}
