import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../core/client.ts';
import type { CallOptions } from '../core/connection.ts';
import type { Data, Input, OperationId } from '../description/types.ts';
import { useClient } from './client-context.ts';

/** `idle`: there is nothing to ask for yet. */
export type ReadState = 'idle' | 'waiting' | 'done' | 'failed';

export type Read<Result> = Readonly<{
  state: ReadState;
  /** The newest answer, also while and after a later one fails. */
  data: Result | undefined;
  error: Error | null;
  /** Reads it again. */
  refetch: () => void;
}>;

/** What is cached of a service begins with this. */
export const keyOf = ({ connection }: ApiClient, ...more: readonly unknown[]) =>
  ['@institutional-defi/client', connection.baseUrl, ...more] as const;

type Call<Id extends OperationId> = (input: Input<Id>, options: CallOptions) => Promise<Data<Id>>;

/** Reads an operation; without an input it waits for one. The client repeats what fails in passing, so the query does not. */
export function useRead<Id extends OperationId>(id: Id, input: Input<Id> | undefined): Read<Data<Id>> {
  const client = useClient();
  const { status, fetchStatus, data, error, refetch } = useQuery<Data<Id>>({
    queryKey: keyOf(client, id, input),
    queryFn: ({ signal }) => (client[id] as unknown as Call<Id>)(input as Input<Id>, { signal }),
    enabled: input !== undefined,
    retry: false,
  });
  const pending = fetchStatus === 'idle' ? 'idle' : 'waiting';
  const state = ({ pending, error: 'failed', success: 'done' } as const)[status];
  return { state, data, error, refetch: () => void refetch() };
}
