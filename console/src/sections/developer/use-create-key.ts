import { type Data, type Input, isApiError } from '@institutional-defi/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/index.ts';

export type CreatedKey = Data<'createApiKey'>;
type Wish = Input<'createApiKey'>['body'];
/** The same idempotency key for each attempt, so that no attempt creates a second API key. */
type Attempt = Readonly<{ body: Wish; idempotencyKey: string }>;

/** The key was created, but its answer never arrived, so nobody knows it. */
export type LostKey = Readonly<{ id: number | undefined }>;

const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates an API key. It is kept in the state of one component only: neither in the cache of queries nor in that of mutations. */
export function useCreateKey() {
  const cache = useQueryClient();
  const [attempt, setAttempt] = useState<Attempt>();
  const [created, setCreated] = useState<CreatedKey>();
  const [lost, setLost] = useState<LostKey>();
  const create = useMutation<void, Error, Attempt>({
    mutationKey: ['createApiKey'],
    mutationFn: async ({ body, idempotencyKey }) => {
      try {
        setCreated(await api.createApiKey({ body }, { idempotencyKey, retries: 2 }));
      } catch (error) {
        if (!isApiError(error, 'ALREADY_CREATED')) throw error;
        setLost({ id: await idIn(error.response) });
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['listApiKeys'] }),
  });
  const start = (next: Attempt) => {
    setAttempt(next);
    create.mutate(next);
  };
  return {
    created,
    lost,
    error: create.error,
    isPending: create.isPending,
    create: (body: Wish) => start({ body, idempotencyKey: newIdempotencyKey() }),
    /** After a failure, the same request again. */
    repeat: () => attempt !== undefined && start(attempt),
    /** Forgets the outcome, so that the form can be sent anew. */
    startAnew: () => {
      setLost(undefined);
      create.reset();
    },
  };
}

async function idIn(response: Response): Promise<number | undefined> {
  const { id } = (await response.clone().json()) as Readonly<{ id?: unknown }>;
  return typeof id === 'number' ? id : undefined;
}
