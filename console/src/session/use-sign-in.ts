import { type UseMutationResult, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { readAgain } from './read-again.ts';
import type { Change } from './remembered.ts';
import { rememberOperator } from './use-operator.ts';
import type { Chosen } from './wallet-work.ts';

const KEY = ['sign-in'];

/** Signs in, then reads everything again. Undefined: with the connected wallet. */
export function useSignIn(): UseMutationResult<Change, Error, Chosen | undefined> {
  const config = useConfig();
  const cache = useQueryClient();
  return useMutation<Change, Error, Chosen | undefined>({
    mutationKey: KEY,
    mutationFn: async (chosen) => (await import('./wallet-work.ts')).enter(config, chosen),
    onSuccess: (change, chosen) => {
      if (chosen?.operatorKey !== undefined) rememberOperator(change.now);
      return readAgain(cache, change);
    },
  });
}

/** While somebody who was chosen from the list signs in, the wallet has their account before the session is theirs. */
export const useIsChanging = (): boolean =>
  useIsMutating({ mutationKey: KEY, predicate: ({ state }) => state.variables !== undefined }) > 0;
