import type { CallOptions, Data, Input, OperationId } from '@institutional-defi/client';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';

type Call<Id extends OperationId> = (input: Input<Id>, options: CallOptions) => Promise<Data<Id>>;

export type ActionOptions<Id extends OperationId> = Readonly<{
  /** The operations whose figures the action changes; they are read again. */
  changes?: readonly OperationId[];
  onDone?: (data: Data<Id>, input: Input<Id>) => void;
}>;

/** What the cache of mutations knows of one. */
export type Acting = Readonly<{ changes?: readonly OperationId[] }>;

/** Acts: `const open = useAction('openKycSession', { changes: ['viewKyc'] })`, then `open.mutate({ body })`. Each call has its own idempotency key, kept over its retries. */
export function useAction<Id extends OperationId>(
  id: Id,
  { changes = [], onDone }: ActionOptions<Id> = {},
): UseMutationResult<Data<Id>, Error, Input<Id>> {
  const cache = useQueryClient();
  return useMutation<Data<Id>, Error, Input<Id>>({
    mutationKey: [id],
    meta: { changes } satisfies Acting,
    mutationFn: (input) => (api[id] as unknown as Call<Id>)(input, { retries: 2 }),
    onSuccess: async (data, input) => {
      onDone?.(data, input);
      await Promise.all(changes.map((changed) => cache.invalidateQueries({ queryKey: [changed] })));
    },
  });
}
