import { useQuery } from '@tanstack/react-query';
import { useConfig, useConnection } from 'wagmi';
import type { Hex } from '../../values/purchase/purchase.ts';

/** The token that the sale sells; undefined without a wallet on the sale's network. The API does not name it. */
export function useSoldToken(chainId: number | undefined, sale: Hex | undefined) {
  const config = useConfig();
  const connection = useConnection();
  const isHere = connection.status === 'connected' && connection.chainId === chainId;
  const { data } = useQuery({
    queryKey: ['sold-token', chainId, sale],
    queryFn: async () => (await import('./wallet/sale-reads.ts')).readSoldToken(config, chainId as number, sale as Hex),
    enabled: isHere && sale !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}

/** What the account holds of the payment token; undefined without a wallet on the sale's network. */
export function usePaymentBalance(chainId: number | undefined, token: Hex | undefined, owner: Hex) {
  const config = useConfig();
  const connection = useConnection();
  const isHere = connection.status === 'connected' && connection.chainId === chainId;
  const { data } = useQuery({
    queryKey: ['payment-balance', chainId, token, owner],
    queryFn: async () =>
      (await import('./wallet/sale-reads.ts')).readBalance(config, chainId as number, token as Hex, owner),
    enabled: isHere && token !== undefined,
    retry: false,
  });
  return data;
}

/** Wei with which the account pays fees; undefined without a wallet on the sale's network. */
export function useCoins(chainId: number, owner: Hex) {
  const config = useConfig();
  const connection = useConnection();
  const isHere = connection.status === 'connected' && connection.chainId === chainId;
  const { data } = useQuery({
    queryKey: ['payment-balance', chainId, 'coins', owner],
    queryFn: async () => (await import('./wallet/sale-reads.ts')).readCoins(config, chainId, owner),
    enabled: isHere,
    refetchInterval: 10_000,
    retry: false,
  });
  return data;
}
