import { ApiError, FlowError, TransportError } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
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

/** Every failure looks like this: the sentence, the code, the request id, and a way on. */
export function ErrorCard({ error, title = 'This did not work', onRetry, actions }: ErrorCardProps) {
  const { sentence, code, requestId, details, cause, remedy, seconds } = factsOf(error);
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
              Try again
            </Button>
          )}
        </>
      }
    >
      <p>{sentence}</p>
      {details.length > 0 && (
        <ul>
          {details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {cause !== undefined && <p>{cause}</p>}
      {remedy !== undefined && <p>{remedy}</p>}
      {seconds !== undefined && (
        <p>
          It can work again in <Wait key={requestId} seconds={seconds} />.
        </p>
      )}
      <RequestId code={code} id={requestId} />
    </Notice>
  );
}

function factsOf(error: unknown) {
  const sentence = asSentence(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  const known = error instanceof ApiError || error instanceof TransportError || error instanceof FlowError;
  return {
    sentence,
    code: known ? error.code : undefined,
    requestId: error instanceof ApiError ? error.requestId : undefined,
    details: error instanceof ApiError ? error.details : [],
    cause: textOf(error, 'cause'),
    remedy: textOf(error, 'remedy'),
    seconds: error instanceof ApiError ? error.retryAfter : undefined,
  };
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const textOf = (error: unknown, name: 'cause' | 'remedy'): string | undefined => {
  const value: unknown = error instanceof Object ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};
