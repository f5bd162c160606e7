import { type Data, isApiError } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { useSignedInWallet } from './use-session.ts';

/** The operator's session; null for everyone else, undefined while unknown. */
export function useOperator(): Data<'viewOperatorSession'> | null | undefined {
  const wallet = useSignedInWallet();
  const { data } = useQuery({
    queryKey: ['viewOperatorSession', wallet],
    queryFn: async ({ signal }) => {
      try {
        return await api.viewOperatorSession({}, { signal });
      } catch (error) {
        if (isApiError(error, 'NOT_AN_OPERATOR', 'INSUFFICIENT_SCOPE')) return null;
        throw error;
      }
    },
    enabled: wallet !== undefined,
    staleTime: 5 * 60_000,
  });
  return wallet === undefined ? null : data;
}
