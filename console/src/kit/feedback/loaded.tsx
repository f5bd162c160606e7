import type { ReactNode } from 'react';
import { ErrorCard } from './error-card.tsx';
import { Skeleton } from './skeleton.tsx';

type LoadedProps<Data> = Readonly<{
  query: Readonly<{ data: Data | undefined; error: Error | null; refetch: () => unknown }>;
  /** What could not be read: "The sale could not be read". */
  failed: string;
  /** Keeps the place; three lines if not given. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}>;

/** The three states of a query: its figures, its place until they come, or why they did not. Old figures stay beneath an error. */
export const Loaded = <Data,>({ query, failed, skeleton, children }: LoadedProps<Data>) => (
  <>
    {query.error !== null && <ErrorCard error={query.error} title={failed} onRetry={() => void query.refetch()} />}
    {query.data !== undefined && children(query.data)}
    {query.data === undefined && query.error === null && (skeleton ?? <Skeleton lines={3} />)}
  </>
);
