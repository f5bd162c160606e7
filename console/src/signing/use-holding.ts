import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { type Asset, NATIVE } from '../values/assets.ts';

const EVERY_MS = 15_000;

export type Holding = Readonly<{
  /** Undefined while it is unknown. */
  balance: bigint | undefined;
  /** What of it can be sent: coins need some of themselves for the fee. Undefined while unknown. */
  most: bigint | undefined;
}>;

/** The balance by the wallet's own node while the wallet is on the network, otherwise the portfolio's figure. */
export function useHolding(wallet: Hex, asset: Asset | undefined, what: 'payment' | 'swap'): Holding {
  const config = useConfig();
  const connection = useConnection();
  const onChain = asset !== undefined && connection.status === 'connected' && connection.chainId === asset.chainId;
  const { data } = useQuery({
    queryKey: ['holding', asset?.chainId, asset?.address, wallet, what],
    queryFn: async () => {
      const { balanceOf, reserveForFee } = await import('./wallet-work.ts');
      const { chainId, address } = asset as Asset;
      const balance = await balanceOf(config, chainId, wallet, address);
      return { balance, reserve: address === NATIVE ? await reserveForFee(config, chainId, what) : 0n };
    },
    enabled: onChain,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  if (data !== undefined && onChain) {
    const most = data.balance > data.reserve ? data.balance - data.reserve : 0n;
    return { balance: data.balance, most };
  }
  const balance = asset?.balance === undefined ? undefined : BigInt(asset.balance);
  return { balance, most: asset?.address === NATIVE ? undefined : balance };
}
