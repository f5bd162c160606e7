import { ApiError, FlowError, isApiError, TransportError } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { t } from '../texts/index.ts';
import { sentenceOf } from './error-sentence.ts';
import { Notice } from './notice.tsx';
import { RequestId } from './request-id.tsx';
import { Wait } from './wait.tsx';

type ErrorCardProps = Readonly<{
  error: unknown;
  /** What did not work: "The portfolio could not be read". */
  title?: string;
  onRetry?: (() => void) | undefined;
  /** Another way on: a link to the page that mends it. */
  actions?: ReactNode;
}>;

/**
 * Every failure looks like this: the sentence, the code, the request id, and a way on. That the session ended is no failure: the notice of
 * the session has the way on, and here stands only what did not happen.
 */
export function ErrorCard({ error, title = t('failed'), onRetry, actions }: ErrorCardProps) {
  if (isApiError(error, 'UNAUTHENTICATED')) return <Notice title={title}>{sentenceOf(error)}</Notice>;
  const refusal = error instanceof ApiError ? error : undefined;
  const known = error instanceof TransportError || error instanceof FlowError ? error : refusal;
  const seconds = refusal?.retryAfter;
  return (
    <Notice
      tone="bad"
      title={title}
      live
      actions={
        <>
          {actions}
          {onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <p>{sentenceOf(error)}</p>
      {refusal !== undefined && refusal.details.length > 0 && (
        <ul>
          {refusal.details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {seconds !== undefined && (
        <p>{t.rich('canWorkIn', { wait: <Wait key={refusal?.requestId} seconds={seconds} /> })}</p>
      )}
      <RequestId code={known?.code} id={refusal?.requestId} />
    </Notice>
  );
}
