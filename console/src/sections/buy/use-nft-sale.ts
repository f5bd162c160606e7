import { useQuery } from '@tanstack/react-query';
import { useConfig, useConnection } from 'wagmi';
import type { Hex } from '../../values/purchase/purchase.ts';
import type { NftTier } from './wallet/nft-reads.ts';

/** The NFT sale's tiers, read through the wallet; nothing is read before it is on the sale's network. */
export function useNftTiers(chainId: number, sale: Hex) {
  const config = useConfig();
  const isHere = useIsOn(chainId);
  return useQuery({
    queryKey: ['nft-tiers', chainId, sale],
    queryFn: async () => (await import('./wallet/nft-reads.ts')).readNftTiers({ config, chainId, sale }),
    enabled: isHere,
    retry: false,
  });
}

/** A token of the tier that nobody owns. */
export function useFirstFree(chainId: number, sale: Hex, tier: NftTier | undefined) {
  const config = useConfig();
  const { data } = useQuery({
    queryKey: ['nft-free', chainId, sale, tier?.tierId, String(tier?.sold)],
    queryFn: async () => {
      const free = await (await import('./wallet/nft-reads.ts')).firstFree({ config, chainId, sale }, tier as NftTier);
      return free === undefined ? null : String(free);
    },
    enabled: useIsOn(chainId) && tier !== undefined,
    retry: false,
  });
  return data;
}

/** Whether the token can be minted; undefined until it is known. */
export function useIsFree(chainId: number, sale: Hex, tokenId: bigint | undefined): boolean | undefined {
  const config = useConfig();
  const { data } = useQuery({
    queryKey: ['nft-is-free', chainId, sale, String(tokenId)],
    queryFn: async () => (await import('./wallet/nft-reads.ts')).isFree({ config, chainId, sale }, tokenId as bigint),
    enabled: useIsOn(chainId) && tokenId !== undefined,
    retry: false,
  });
  return data;
}

function useIsOn(chainId: number): boolean {
  const connection = useConnection();
  return connection.status === 'connected' && connection.chainId === chainId;
}
