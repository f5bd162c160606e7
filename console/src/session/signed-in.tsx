import { type ReactNode, useState } from 'react';
import { EmptyState, Section, Skeleton } from '../kit/index.ts';
import type { SessionState } from '../values/session-state.ts';
import { SignInButton } from './sign-in-button.tsx';
import { t } from './texts/index.ts';
import { useSession } from './use-session.ts';

export type ActiveSession = Extract<SessionState, { status: 'signed-in' | 'differs' }>;

type SignedInProps = Readonly<{
  /** What signing in is for, as the end of a sentence: "to see your verification". */
  purpose: string;
  children: (session: ActiveSession) => ReactNode;
}>;

/** Shows its children to a signed-in wallet, and to everyone else the way to sign in. */
export function SignedIn({ purpose, children }: SignedInProps) {
  const session = useSession();
  const shown = useShownSession();
  if (shown !== undefined) return children(shown);
  switch (session.status) {
    case 'loading':
      return (
        <Section>
          <Skeleton lines={5} label={t('checking')} />
        </Section>
      );
    case 'expired':
      return (
        <Section>
          <p>{t('signInAgainTo', { purpose })}</p>
        </Section>
      );
    default:
      return (
        <EmptyState title={t('signInFirst')} action={<SignInButton />}>
          {t('signInTo', { purpose })}
        </EmptyState>
      );
  }
}

/** The session whose page is shown. It stays while the session is read again, or has ended and the same wallet can sign in again, so that what was entered stays. */
export function useShownSession(): ActiveSession | undefined {
  const session = useSession();
  const [last, setLast] = useState<ActiveSession>();
  const next = following(session, last);
  if (next !== last) setLast(next);
  return next;
}

function following(session: SessionState, last: ActiveSession | undefined): ActiveSession | undefined {
  switch (session.status) {
    case 'signed-in':
    case 'differs':
      return session;
    case 'loading':
      return last;
    case 'expired':
      return session.wallet === last?.wallet ? last : undefined;
    default:
      return undefined;
  }
}
