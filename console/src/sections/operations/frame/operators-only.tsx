import { type Data, isApiError } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Button,
  EmptyState,
  ErrorCard,
  ExternalButton,
  Hidden,
  LinkButton,
  Page,
  Section,
  Skeleton,
  Status,
} from '../../../kit/index.ts';
import { operatorQuery, SignedIn } from '../../../session/index.ts';
import css from './operations.module.css';
import { type Live, useLive } from './use-live.ts';

export type Operator = Data<'viewOperatorSession'>;

type OperationsPageProps = Readonly<{
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  children: (operator: Operator) => ReactNode;
}>;

/** A page of the operators: its frame for everyone, its content for operators who passed the gate. */
export const OperationsPage = ({ title, lead, actions, children }: OperationsPageProps) => (
  <SignedInPage title={title} lead={lead} actions={actions}>
    {({ wallet }) => <Admitted wallet={wallet}>{children}</Admitted>}
  </SignedInPage>
);

type SignedInPageProps = Readonly<{
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  children: Parameters<typeof SignedIn>[0]['children'];
}>;

const SignedInPage = ({ title, lead, actions, children }: SignedInPageProps) => (
  <Page title={title} lead={lead} actions={actions} wide lang="en">
    <SignedIn purpose="to work as an operator">{children}</SignedIn>
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
  if (data === null)
    return (
      <EmptyState title="This wallet is not an operator’s" action={<LinkButton to="/">Go to the overview</LinkButton>}>
        Sign in with an operator’s wallet, or ask an admin of this service for a role.
      </EmptyState>
    );
  return (
    <>
      <LiveMark />
      {children(data)}
    </>
  );
}

const SAID: Readonly<Record<Live, Readonly<{ tone: 'neutral' | 'good' | 'warn'; text: string }>>> = {
  connecting: { tone: 'neutral', text: 'Connecting to live changes' },
  live: { tone: 'good', text: 'Live: changes are announced here' },
  interrupted: { tone: 'warn', text: 'Not live: the connection is being restored' },
  ended: { tone: 'warn', text: 'Not live: the service no longer admits this wallet' },
};

function LiveMark() {
  const { state, hasNews, read } = useLive();
  const { tone, text } = SAID[state];
  return (
    <div className={css.live}>
      <span role="status">{hasNews && 'There is something new. Each reading is an entry of the audit log.'}</span>
      <span title={text}>
        <Status tone={tone}>
          <Hidden>{text}</Hidden>
        </Status>
      </span>
      <Button size="small" variant={hasNews ? 'primary' : 'quiet'} onClick={read}>
        Read again
      </Button>
    </div>
  );
}
