import { CONTRACT_ROLES, type SwapContracts, type SwapContractsByChain } from './quoted-step.ts';

export type ContractDifference = Readonly<{
  chainId: number;
  role: keyof SwapContracts;
  /** Published by the provider, and not pinned: quotes that use it are refused. */
  unpinned: readonly string[];
  /** Pinned, and no longer published. */
  unpublished: readonly string[];
}>;

/** Where the pinned contracts are not what the provider publishes; chains without pinned contracts are left out. */
export const contractDifferences = (
  pinned: SwapContractsByChain,
  published: SwapContractsByChain,
): readonly ContractDifference[] =>
  [...pinned].flatMap(([chainId, own]) =>
    CONTRACT_ROLES.flatMap((role) => {
      const theirs = published.get(chainId)?.[role] ?? [];
      const unpinned = theirs.filter((address) => !own[role].includes(address));
      const unpublished = own[role].filter((address) => !theirs.includes(address));
      return unpinned.length + unpublished.length === 0 ? [] : [{ chainId, role, unpinned, unpublished }];
    }),
  );
