import type { ReactNode } from 'react';
import { EmptyState, ErrorCard, Section, Skeleton } from '../kit/index.ts';
import type { SessionState } from '../values/session-state.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useSession } from './use-session.ts';
import { useSessionError } from './use-session-error.ts';

export type ActiveSession = Extract<SessionState, { status: 'signed-in' | 'differs' }>;

type SignedInProps = Readonly<{
  /** What signing in is for: "to see your verification". */
  purpose: string;
  children: (session: ActiveSession) => ReactNode;
}>;

/** Shows its children to a signed-in wallet, and to everyone else the way to sign in. */
export function SignedIn({ purpose, children }: SignedInProps) {
  const session = useSession();
  const failed = useSessionError();
  switch (session.status) {
    case 'loading':
      if (failed !== null) return <ErrorCard error={failed.error} onRetry={failed.retry} />;
      return (
        <Section>
          <Skeleton lines={5} label="Checking the session" />
        </Section>
      );
    case 'signed-in':
    case 'differs':
      return children(session);
    case 'expired':
      return (
        <EmptyState title="Your session ended" action={<SignInButton>Sign in again</SignInButton>}>
          Sign in again {purpose}.
        </EmptyState>
      );
    default:
      return (
        <EmptyState title="Sign in first" action={<SignInButton />}>
          Sign in with your wallet {purpose}. It costs nothing and sends no transaction.
        </EmptyState>
      );
  }
}
