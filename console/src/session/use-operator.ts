import { type Data, isApiError } from '@institutional-defi/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { useSignedInWallet } from './use-session.ts';

/** The operator's session of the wallet; null if it is no operator. Rejects, among others, with GATE_REQUIRED. */
export const operatorQuery = (wallet: string | undefined) =>
  queryOptions<Data<'viewOperatorSession'> | null>({
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

/** The operator's session; null for everyone else, undefined while unknown. */
export function useOperator(): Data<'viewOperatorSession'> | null | undefined {
  const wallet = useSignedInWallet();
  const { data } = useQuery(operatorQuery(wallet));
  return wallet === undefined ? null : data;
}
