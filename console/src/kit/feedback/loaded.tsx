import { ApiError } from '@institutional-defi/client';
import { Fragment, type ReactNode } from 'react';
import { t } from '../texts/index.ts';
import { Degraded } from './degraded.tsx';
import { ErrorCard } from './error-card.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Wait } from './wait.tsx';
import { Whole } from './whole.ts';

type Query<Data> = Readonly<{
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** Why the last attempt failed, while another one waits. */
  failureReason?: Error | null;
  /** The data are those of an earlier question, until the answer to this one comes. */
  isPlaceholderData?: boolean;
}>;

type LoadedProps<Data> = Readonly<{
  query: Query<Data>;
  /** What could not be read: "The sale could not be read". */
  failed: string;
  /** Keeps the place; three lines if not given. */
  skeleton?: ReactNode;
  /** The sources that the figures lack. */
  degraded?: readonly string[] | undefined;
  children: (data: Data) => ReactNode;
}>;

/**
 * The states of a query: its figures, its place until they come, how long it waits, or why they did not come. Old figures stay beneath
 * an error. An `EmptyState` within says that there is nothing only where everything was read.
 */
export const Loaded = <Data,>({ query, failed, skeleton, degraded = [], children }: LoadedProps<Data>) => (
  <>
    {query.error !== null && <ErrorCard error={query.error} title={failed} onRetry={() => void query.refetch()} />}
    {query.isPlaceholderData === true && query.error === null && (
      <Pending reason={query.failureReason} skeleton={null} />
    )}
    <Degraded sources={degraded} />
    {query.data !== undefined && (
      <Whole value={query.error === null && degraded.length === 0}>{children(query.data)}</Whole>
    )}
    {query.data === undefined && query.error === null && <Pending reason={query.failureReason} skeleton={skeleton} />}
  </>
);

type PendingProps = Readonly<{ reason: Error | null | undefined; skeleton: ReactNode }>;

const Pending = ({ reason, skeleton = <Skeleton lines={3} /> }: PendingProps) =>
  reason instanceof ApiError && reason.status === 429 && reason.retryAfter !== undefined ? (
    <Fragment key={reason.requestId}>
      <Notice tone="warn" title={t('tooManyRequests')}>
        {t.rich('readAgainIn', { wait: <Wait seconds={reason.retryAfter} /> })}
      </Notice>
    </Fragment>
  ) : (
    skeleton
  );
