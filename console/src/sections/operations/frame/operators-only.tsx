import { type Data, isApiError } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSandbox } from '../../../api/index.ts';
import {
  Address,
  EmptyState,
  ErrorCard,
  ExternalButton,
  KeyValueList,
  LinkButton,
  Page,
  Section,
  Skeleton,
} from '../../../kit/index.ts';
import { operatorQuery, SignedIn } from '../../../session/index.ts';
import { LiveMark } from './live-mark.tsx';

export type Operator = Data<'viewOperatorSession'>;

type OperationsPageProps = Readonly<{
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  children: (operator: Operator) => ReactNode;
}>;

/** A page of the operators: its frame for everyone, its content for operators who passed the gate. */
export const OperationsPage = ({ title, lead, actions, children }: OperationsPageProps) => (
  <Page
    title={title}
    lead={lead}
    actions={
      <>
        <LiveMark />
        {actions}
      </>
    }
    wide
    lang="en"
  >
    <SignedIn purpose="to work as an operator">
      {({ wallet }) => <Admitted wallet={wallet}>{children}</Admitted>}
    </SignedIn>
  </Page>
);

type AdmittedProps = Readonly<{ wallet: string; children: (operator: Operator) => ReactNode }>;

function Admitted({ wallet, children }: AdmittedProps) {
  const { data, error, refetch } = useQuery(operatorQuery(wallet));
  if (error !== null) {
    const isGate = isApiError(error, 'GATE_REQUIRED');
    return (
      <ErrorCard
        error={error}
        title="The operators’ data is not shown"
        onRetry={() => void refetch()}
        actions={
          isGate && (
            <ExternalButton href="/console/gate" size="small" variant="primary">
              Enter the password
            </ExternalButton>
          )
        }
      />
    );
  }
  if (data === undefined)
    return (
      <Section>
        <Skeleton lines={6} label="Checking your role" />
      </Section>
    );
  return data === null ? <NotAnOperator /> : children(data);
}

/** Who is an operator of a sandbox whose configuration names nobody. */
const OF_SANDBOX = [
  { name: 'Admin, the fourth account', wallet: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
  { name: 'Reviewer, the fifth account', wallet: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' },
] as const;

function NotAnOperator() {
  const isSandbox = useSandbox();
  return (
    <>
      <EmptyState title="This wallet is not an operator’s" action={<LinkButton to="/">Go to the overview</LinkButton>}>
        {isSandbox
          ? 'In a sandbox on your own machine, two accounts with published keys are operators.'
          : 'Sign in with an operator’s wallet, or ask an admin of this service for a role.'}
      </EmptyState>
      {isSandbox && (
        <Section
          title="Operators of the sandbox"
          lead="Import the test phrase “test test test test test test test test test test test junk” into a wallet, and sign in with one of these accounts. OPERATORS in the configuration names others instead."
        >
          <KeyValueList
            pairs={OF_SANDBOX.map(({ name, wallet }) => ({ name, value: <Address value={wallet} whole /> }))}
          />
        </Section>
      )}
    </>
  );
}
