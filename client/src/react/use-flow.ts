import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '../core/client.ts';
import type { OperationId } from '../description/types.ts';
import type { Wallet } from '../flows/wallet.ts';
import { useClient } from './client-context.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { keyOf } from './use-read.ts';
import { watched } from './watched-wallet.ts';

/** `signing`: the wallet is asked. `waiting`: the service or the chain is. */
export type FlowState = 'idle' | 'signing' | 'waiting' | 'done' | 'failed';

export type Flow<Wish, Result> = Readonly<{
  state: FlowState;
  /** Of the last run, when its state is `done`. */
  data: Result | undefined;
  /** Of the last run, when its state is `failed`. */
  error: Error | null;
  /** Does nothing while it runs: a second press sends nothing twice. */
  start: (wish: Wish) => void;
  /** Forgets the last run; the state is `idle` again. */
  reset: () => void;
}>;

/** Runs a flow with the wallet of the wish. Afterwards it reads again what the operations `changes` answer; all, if it has none. */
export function useFlow<Wish extends Readonly<{ wallet: Wallet }>, Result>(
  name: string,
  run: (client: ApiClient, wish: Wish) => Promise<Result>,
  changes?: readonly OperationId[],
): Flow<Wish, Result> {
  const client = useClient();
  const cache = useQueryClient();
  const [isSigning, setSigning] = useState(false);
  const single = useOneAtATime();
  const { status, data, error, mutate, reset } = useMutation<Result, Error, Wish>({
    mutationKey: [...keyOf(client), name],
    mutationFn: (wish) => run(client, { ...wish, wallet: wish.wallet && watched(wish.wallet, setSigning) }),
    retry: false,
    onSuccess: () => readAgain(cache, client, changes),
    onSettled: single.end,
  });
  const start = (wish: Wish) => single.start(() => mutate(wish));
  return { state: stateOf(status, isSigning), data, error, start, reset };
}

const STATES = { idle: 'idle', success: 'done', error: 'failed' } as const;

const stateOf = (status: keyof typeof STATES | 'pending', isSigning: boolean): FlowState =>
  status === 'pending' ? (isSigning ? 'signing' : 'waiting') : STATES[status];

/** The flow is over before the figures are there. */
function readAgain(cache: QueryClient, client: ApiClient, changes?: readonly OperationId[]): void {
  const keys = changes?.map((id) => keyOf(client, id)) ?? [keyOf(client)];
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
}
