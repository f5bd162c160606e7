import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Connector, useConfig } from 'wagmi';

/** Signs in, then reads everything again. Undefined: with the connected wallet. */
export function useSignIn(): UseMutationResult<void, Error, Connector | undefined> {
  const config = useConfig();
  const cache = useQueryClient();
  return useMutation<void, Error, Connector | undefined>({
    mutationKey: ['sign-in'],
    mutationFn: async (connector) => (await import('./wallet-work.ts')).enter(config, connector),
    onSuccess: () => cache.resetQueries(),
  });
}
