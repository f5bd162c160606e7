import { setTimeout as pause } from 'node:timers/promises';
import { JsonRpcProvider, Network, type TransactionReceipt, Wallet } from 'ethers';
import { developmentAccounts, type LocalNode } from './node.ts';

const POLL_MS = 20;
const LONGEST_WAIT_MS = 30_000;

/** The stock one looks again with each new block, and a node that mines on demand may have made its last one already. */
class LocalProvider extends JsonRpcProvider {
  /** Rejects when there is no receipt in time. */
  override async waitForTransaction(
    hash: string,
    _confirms?: number | null,
    timeout?: number | null,
  ): Promise<TransactionReceipt> {
    for (const until = Date.now() + (timeout ?? LONGEST_WAIT_MS); Date.now() < until; await pause(POLL_MS)) {
      const receipt = await this.getTransactionReceipt(hash);
      if (receipt !== null) return receipt;
    }
    throw new Error(`no block took the transaction ${hash}`);
  }
}

/** A provider that asks nobody but this node and remembers no answer. */
export function connect({ url, chainId }: Pick<LocalNode, 'url' | 'chainId'>): JsonRpcProvider {
  const network = new Network('local', chainId);
  const provider = new LocalProvider(url, network, { staticNetwork: network, cacheTimeout: -1, batchMaxCount: 1 });
  provider.pollingInterval = POLL_MS;
  return provider;
}

type Each<Tuple, Value> = { -readonly [Index in keyof Tuple]: Value };
export type DevelopmentWallets = Each<typeof developmentAccounts, Wallet>;

/** The ten development accounts, sending through this provider. */
export const developmentWallets = (provider: JsonRpcProvider) =>
  developmentAccounts.map(({ privateKey }) => new Wallet(privateKey, provider)) as DevelopmentWallets;
