import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { toast } from '../kit/index.ts';

/** Signs out, then reads everything again. `everywhere`: all sessions of the wallet. */
export function useSignOut() {
  const config = useConfig();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['sign-out'],
    mutationFn: async ({ everywhere = false }: Readonly<{ everywhere?: boolean }>) =>
      (await import('./wallet-work.ts')).leave(config, everywhere),
    onSuccess: ({ sessionsEnded = 1, liveApiKeys = [] }) => {
      toast({
        title: sessionsEnded > 1 ? `${sessionsEnded} sessions ended` : 'Signed out',
        ...keysLeft(liveApiKeys.length),
      });
      return cache.resetQueries();
    },
  });
}

/** A program goes on with its key after the person has left. */
const keysLeft = (count: number) =>
  count > 0 && { text: `${count === 1 ? '1 API key still works' : `${count} API keys still work`} until revoked.` };
