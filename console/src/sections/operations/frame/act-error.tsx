import { isApiError } from '@institutional-defi/client';
import { ErrorCard } from '../../../kit/index.ts';
import { SignInButton } from '../../../session/index.ts';

/** Why an act of an operator was refused. Changes need a sign-in of the last hour, so that refusal offers one. */
export const ActError = ({ error, title }: Readonly<{ error: Error | null; title: string }>) =>
  error === null ? null : (
    <ErrorCard
      error={error}
      title={title}
      actions={isApiError(error, 'FRESH_SIGN_IN_REQUIRED') && <SignInButton size="small">Sign in again</SignInButton>}
    />
  );
