import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Connector, useConfig } from 'wagmi';
import { readAgain } from './read-again.ts';
import type { Change } from './remembered.ts';

/** Signs in, then reads everything again. Undefined: with the connected wallet. */
export function useSignIn(): UseMutationResult<Change, Error, Connector | undefined> {
  const config = useConfig();
  const cache = useQueryClient();
  return useMutation<Change, Error, Connector | undefined>({
    mutationKey: ['sign-in'],
    mutationFn: async (connector) => (await import('./wallet-work.ts')).enter(config, connector),
    onSuccess: (change) => readAgain(cache, change),
  });
}
