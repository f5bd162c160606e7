import { type Data, isApiError } from '@institutional-defi/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { sameAddress } from '../values/address.ts';
import { useSignedInWallet } from './use-session.ts';

/** The wallet that was last an operator's in this browser. */
const KEY = 'console.operator';

/** So that the operators' pages are listed for the wallet at once. */
export function rememberOperator(wallet: string | undefined): void {
  if (wallet !== undefined) localStorage.setItem(KEY, wallet);
}

const isRemembered = (wallet: string | undefined) => sameAddress(localStorage.getItem(KEY), wallet);

/** The operator's session of the wallet; null if it is no operator. Rejects, among others, with GATE_REQUIRED. */
export const operatorQuery = (wallet: string | undefined) =>
  queryOptions<Data<'viewOperatorSession'> | null>({
    queryKey: ['viewOperatorSession', wallet],
    queryFn: async ({ signal }) => {
      try {
        const operator = await api.viewOperatorSession({}, { signal });
        rememberOperator(operator.wallet);
        return operator;
      } catch (error) {
        if (!isApiError(error, 'NOT_AN_OPERATOR', 'INSUFFICIENT_SCOPE')) throw error;
        if (isRemembered(wallet)) localStorage.removeItem(KEY);
        return null;
      }
    },
    enabled: wallet !== undefined,
    staleTime: 5 * 60_000,
  });

/**
 * The operator's session; null for everyone else, undefined while unknown. Asks only for a wallet that was an operator's here before:
 * everybody else would be refused at each visit. The operators' pages ask for any wallet.
 */
export function useOperator(): Data<'viewOperatorSession'> | null | undefined {
  const wallet = useSignedInWallet();
  const { data } = useQuery({ ...operatorQuery(wallet), enabled: isRemembered(wallet), refetchInterval: 60_000 });
  return wallet === undefined ? null : data;
}
