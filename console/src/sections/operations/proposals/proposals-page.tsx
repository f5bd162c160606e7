import { usePages } from '../../../api/index.ts';
import { EmptyState, LinkButton, Section, Select, Stack } from '../../../kit/index.ts';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { PROPOSAL_STATES } from '../frame/words.ts';
import { FilterBar } from '../lists/filter-bar.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { proposalColumns } from './proposal-columns.tsx';

const CHOICES = [
  ...Object.entries(PROPOSAL_STATES).map(([value, { text }]) => ({
    value: value as keyof typeof PROPOSAL_STATES,
    label: text,
  })),
  { value: 'all', label: 'All' } as const,
];

export default function ProposalsPage() {
  return (
    <OperationsPage
      title="Proposals"
      lead="Changes that wait for a decision. A proposal ends after seven days, or when the tier that it grants would end."
    >
      {(operator) => <Proposals operator={operator} />}
    </OperationsPage>
  );
}

function Proposals({ operator }: Readonly<{ operator: Operator }>) {
  const { filters, setFilters } = useFilters(['state']);
  const chosen = CHOICES.find(({ value }) => value === filters.state)?.value ?? 'open';
  const query = chosen === 'all' ? {} : { state: chosen };
  const pages = usePages('listProposals', { query }, (page) => page.proposals);
  return (
    <Section
      lead={
        operator.fourEyes
          ? 'Four eyes: neither the proposer nor the wallet concerned can approve.'
          : 'Four eyes are off: the proposer may approve.'
      }
    >
      <Stack>
        <FilterBar label="Filter the proposals">
          <Select label="State" value={chosen} onChange={(state) => setFilters({ state })} choices={CHOICES} />
        </FilterBar>
        <RecordList
          label="Proposals"
          pages={pages}
          columns={proposalColumns(operator)}
          rowKey={({ id }) => id}
          counted={(count) => (count === 1 ? '1 proposal' : `${count.toLocaleString('en')} proposals`)}
          failed="The proposals could not be read"
          empty={
            <EmptyState
              title={chosen === 'open' ? 'No open proposal' : 'No proposal'}
              action={<LinkButton to="/operations/people">Find a person</LinkButton>}
            >
              Open the page of a person to propose to unblock the wallet, to grant or revoke a tier, or to appoint an
              operator.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}
