import { type Data, isApiError } from '@institutional-defi/client';
import { useParams } from '@tanstack/react-router';
import { useOperation } from '../../../api/index.ts';
import { EmptyState, LinkButton, Loaded, Section, Skeleton, Stack, Table, Tabs } from '../../../kit/index.ts';
import { DECISIONS_OF_ONE } from '../decisions/decision-columns.tsx';
import { FindingList } from '../decisions/finding-list.tsx';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { NearestWallets } from '../people/nearest-wallets.tsx';
import { proposalColumns } from '../proposals/proposal-columns.tsx';
import css from './person.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonMoney } from './person-money.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonProfile } from './person-profile.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { PersonVerification } from './person-verification.tsx';

export default function PersonPage() {
  const { wallet } = useParams({ from: '/operations/people/$wallet' });
  return (
    <OperationsPage
      title="Person"
      lead="Everything that is known about a wallet. That you read it is in the audit log."
      actions={<LinkButton to="/operations/people">All people</LinkButton>}
    >
      {(operator) => <Person key={wallet} wallet={wallet} operator={operator} />}
    </OperationsPage>
  );
}

function Person({ wallet, operator }: Readonly<{ wallet: string; operator: Operator }>) {
  const file = useOperation('viewUserFile', { path: { wallet: wallet as `0x${string}` } });
  if (isApiError(file.error, 'USER_NOT_FOUND')) return <NearestWallets error={file.error} />;
  return (
    <Loaded query={file} failed="The person could not be read" skeleton={<PlaceOfPerson />}>
      {(data) => <Known data={data} operator={operator} />}
    </Loaded>
  );
}

const PlaceOfPerson = () => (
  <Section>
    <Skeleton lines={12} />
  </Section>
);

function Known({ data, operator }: Readonly<{ data: Data<'viewUserFile'>; operator: Operator }>) {
  return (
    <>
      <PersonHead file={data} />
      <div className={css.file}>
        <div className={css.known}>
          <Stack>
            <PersonActions file={data} operator={operator} />
            <Section
              title="May this wallet buy now?"
              lead="Each rule of the sale, applied to the smallest purchase at this moment."
            >
              <FindingList label="Sale rules" findings={data.eligibility.rules} />
            </Section>
          </Stack>
          <PersonProfile file={data} />
        </div>
        <Tabs
          label="What is known"
          tabs={[
            { id: 'timeline', label: 'Timeline', content: <PersonTimeline file={data} /> },
            {
              id: 'decisions',
              label: `Decisions (${data.decisions.length})`,
              content: (
                <Table
                  label="Decisions"
                  columns={DECISIONS_OF_ONE}
                  rows={data.decisions}
                  rowKey={({ id }) => id}
                  empty={
                    <EmptyState title="No decision">
                      This wallet has not asked to buy, to bid, or to have a transaction sent.
                    </EmptyState>
                  }
                />
              ),
            },
            {
              id: 'proposals',
              label: `Proposals (${data.proposals.length})`,
              content: (
                <Table
                  label="Proposals"
                  columns={proposalColumns(operator).filter(({ id }) => id !== 'person')}
                  rows={data.proposals.map((one) => ({ ...one, person: data.profile.name ?? data.profile.username }))}
                  rowKey={({ id }) => id}
                  empty={<EmptyState title="No proposal">Propose a change with the buttons above.</EmptyState>}
                />
              ),
            },
            { id: 'verification', label: 'Verification', content: <PersonVerification file={data} /> },
            { id: 'money', label: 'Purchases and transfers', content: <PersonMoney file={data} /> },
            {
              id: 'notes',
              label: `Notes (${data.notes.length})`,
              content: <PersonNotes file={data} operator={operator} />,
            },
          ]}
        />
      </div>
    </>
  );
}
