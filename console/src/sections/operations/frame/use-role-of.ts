import type { Schemas } from '@institutional-defi/client';
import { useOperation } from '../../../api/index.ts';
import { sameAddress } from '../../../values/address.ts';

/** The operator's role of a wallet: null if it has none, undefined while the operators are not known. */
export function useRoleOf(): (wallet: string) => Schemas['OperatorRole'] | null | undefined {
  const { data } = useOperation('listOperators', undefined, { staleTime: 60_000 });
  return (wallet) =>
    data === undefined ? undefined : (data.operators.find((one) => sameAddress(one.wallet, wallet))?.role ?? null);
}
