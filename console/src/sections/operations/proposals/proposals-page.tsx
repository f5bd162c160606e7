import { usePages } from '../../../api/index.ts';
import { EmptyState, LinkButton, Loaded, LoadMore, Section, Select, Stack } from '../../../kit/index.ts';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { ProposalList } from './proposal-list.tsx';
import { useFilters } from '../lists/use-filters.ts';

const STATES = ['open', 'approved', 'rejected', 'void', 'expired'] as const;
type State = (typeof STATES)[number] | 'all';

const CHOICES = [
  { value: 'open', label: 'Open' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'void', label: 'Void' },
  { value: 'expired', label: 'Expired' },
  { value: 'all', label: 'All' },
] as const satisfies readonly Readonly<{ value: State; label: string }>[];

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
        <Select label="State" value={chosen} onChange={(state) => setFilters({ state })} choices={CHOICES} />
        <Loaded query={pages.list} failed="The proposals could not be read">
          {(proposals) => (
            <>
              <ProposalList
                proposals={proposals}
                operator={operator}
                empty={
                  <EmptyState
                    title={chosen === 'open' ? 'No open proposal' : 'No proposal'}
                    action={<LinkButton to="/operations/people">Find a person</LinkButton>}
                  >
                    Open the page of a person to propose to unblock the wallet, to grant or revoke a tier, or to appoint
                    an operator.
                  </EmptyState>
                }
              />
              <LoadMore
                pages={pages}
                shown={`${proposals.length} ${proposals.length === 1 ? 'proposal' : 'proposals'}`}
              />
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}
