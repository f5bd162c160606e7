import { JsonRpcProvider, Network, Wallet } from 'ethers';
import { developmentAccounts, type LocalNode } from './node.ts';

/** A provider that asks nobody but this node and remembers no answer. */
export function connect({ url, chainId }: Pick<LocalNode, 'url' | 'chainId'>): JsonRpcProvider {
  const network = new Network('local', chainId);
  const provider = new JsonRpcProvider(url, network, { staticNetwork: network, cacheTimeout: -1, batchMaxCount: 1 });
  provider.pollingInterval = 20;
  return provider;
}

type Each<Tuple, Value> = { -readonly [Index in keyof Tuple]: Value };
export type DevelopmentWallets = Each<typeof developmentAccounts, Wallet>;

/** The ten development accounts, sending through this provider. */
export const developmentWallets = (provider: JsonRpcProvider) =>
  developmentAccounts.map(({ privateKey }) => new Wallet(privateKey, provider)) as DevelopmentWallets;
