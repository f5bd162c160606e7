import type { Data, Input, OperationId } from '@institutional-defi/client';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { freshness } from './freshness.ts';

export type OperationOptions = Readonly<{
  enabled?: boolean;
  /** Milliseconds between two reads while the page is visible; not for what the audit log records. */
  refetchEvery?: number | false;
  staleTime?: number;
  /** Shows the figures of the former input until the new ones arrive. */
  keepPrevious?: boolean;
}>;

type Call<Id extends OperationId> = (
  input: Input<Id> | undefined,
  options: Readonly<{ signal: AbortSignal }>,
) => Promise<Data<Id>>;

export const operationKey = <Id extends OperationId>(id: Id, input?: Input<Id>) =>
  input === undefined ? ([id] as const) : ([id, input] as const);

/** The query of an operation, for `useQuery`, `useQueries` and loaders alike. */
export const operation = <Id extends OperationId>(id: Id, input?: Input<Id>) =>
  queryOptions<Data<Id>>({
    queryKey: operationKey(id, input),
    queryFn: ({ signal }) => (api[id] as unknown as Call<Id>)(input, { signal }),
  });

/** Reads an operation: `useOperation('viewKyc', { query: { wallet } })`. */
export function useOperation<Id extends OperationId>(
  id: Id,
  input?: Input<Id>,
  { enabled = true, refetchEvery = false, staleTime, keepPrevious = false }: OperationOptions = {},
): UseQueryResult<Data<Id>> {
  return useQuery<Data<Id>>({
    queryKey: operationKey(id, input),
    queryFn: ({ signal }) => (api[id] as unknown as Call<Id>)(input, { signal }),
    enabled,
    ...freshness(id, refetchEvery),
    ...(staleTime !== undefined && { staleTime }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
