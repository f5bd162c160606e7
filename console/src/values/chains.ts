export type ChainRecord = Readonly<{ id: number; name: string; coin: string; explorer?: string }>;

/** The service's chains, and the local development chain. */
export const CHAINS: readonly ChainRecord[] = [
  { id: 1, name: 'Ethereum', coin: 'ETH', explorer: 'https://etherscan.io' },
  { id: 10, name: 'Optimism', coin: 'ETH', explorer: 'https://optimistic.etherscan.io' },
  { id: 137, name: 'Polygon', coin: 'POL', explorer: 'https://polygonscan.com' },
  { id: 8453, name: 'Base', coin: 'ETH', explorer: 'https://basescan.org' },
  { id: 42161, name: 'Arbitrum', coin: 'ETH', explorer: 'https://arbiscan.io' },
  { id: 31337, name: 'Local node', coin: 'ETH' },
];

const recordOf = (chainId: number) => CHAINS.find(({ id }) => id === chainId);

export const chainName = (chainId: number): string => recordOf(chainId)?.name ?? `Chain ${chainId}`;

export const coinOf = (chainId: number): string => recordOf(chainId)?.coin ?? 'coin';

/** Undefined where the chain has no public explorer. */
export function explorerLink(chainId: number | undefined, kind: 'address' | 'tx', value: string): string | undefined {
  const explorer = chainId === undefined ? undefined : recordOf(chainId)?.explorer;
  return explorer === undefined ? undefined : `${explorer}/${kind}/${value}`;
}
