import { type Data, isApiError } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState, ErrorCard, ExternalButton, LinkButton, Page, Section, Skeleton } from '../../../kit/index.ts';
import {
  operatorQuery,
  SandboxOperators,
  SignedIn,
  useIsSimulated,
  useSandboxOperators,
} from '../../../session/index.ts';
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

function NotAnOperator() {
  const isSandbox = useSandboxOperators().length > 0;
  const isSimulated = useIsSimulated();
  return (
    <>
      <EmptyState title="This wallet is not an operator’s" action={<LinkButton to="/">Go to the overview</LinkButton>}>
        Sign in with an operator’s wallet, or ask an admin of this service for a role.
      </EmptyState>
      {isSandbox && (
        <Section
          title="Sandbox operators"
          lead={
            isSimulated ? (
              'Everybody knows their keys. Choose one, and this browser signs in as that operator.'
            ) : (
              <>
                Everybody knows their keys, which <a href="/sandbox/accounts">this list</a> shows. Import one into a
                wallet, and sign in with it.
              </>
            )
          }
        >
          <SandboxOperators />
        </Section>
      )}
    </>
  );
}
