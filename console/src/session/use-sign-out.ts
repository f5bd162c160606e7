import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';

/** Signs out, then reads everything again. `everywhere`: all sessions of the wallet. */
export function useSignOut() {
  const config = useConfig();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['sign-out'],
    mutationFn: async ({ everywhere = false }: Readonly<{ everywhere?: boolean }>) =>
      (await import('./wallet-work.ts')).leave(config, everywhere),
    onSuccess: () => cache.resetQueries(),
  });
}
