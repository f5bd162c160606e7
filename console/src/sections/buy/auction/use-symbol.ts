import { useQuery } from '@tanstack/react-query';
import { useConfig, useConnection } from 'wagmi';
import type { Hex } from '../../../values/purchase/purchase.ts';

/** How the auctioned token is called; undefined without a wallet on its network. The API does not name it. */
export function useSymbol(chainId: number, token: Hex): string | undefined {
  const config = useConfig();
  const connection = useConnection();
  const { data } = useQuery({
    queryKey: ['symbol', chainId, token],
    queryFn: async () => (await import('./wallet/prepare-bid.ts')).readSymbol(config, chainId, token),
    enabled: connection.status === 'connected' && connection.chainId === chainId,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
