import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { toast } from '../kit/index.ts';
import { t } from './texts/index.ts';

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
        title: sessionsEnded > 1 ? t('sessionsEnded', { count: sessionsEnded }) : t('signedOut'),
        ...keysLeft(liveApiKeys.length),
      });
      return cache.resetQueries();
    },
  });
}

/** A program goes on with its key after the person has left. */
const keysLeft = (count: number) => count > 0 && { text: t('keysLeft', { count }) };
