import { setTimeout as pause } from 'node:timers/promises';
import { JsonRpcProvider, Network, type Subscriber, type Subscription, type TransactionReceipt, Wallet } from 'ethers';
import { developmentAccounts, type LocalNode } from './node.ts';

const POLL_MS = 20;
const LONGEST_WAIT_MS = 30_000;

/**
 * Replaces the stock subscriber, which looks for receipts only with each new block. A node that mines on demand may
 * already have mined its last block, and one that was reset repeats block numbers: the stock subscriber would wait
 * forever.
 */
class LocalProvider extends JsonRpcProvider {
  override _getSubscriber(subscription: Subscription): Subscriber {
    return subscription.type === 'transaction'
      ? new ReceiptSubscriber(this, subscription.hash)
      : super._getSubscriber(subscription);
  }

  /** Rejects when there is no receipt in time. */
  override async waitForTransaction(hash: string, _confirms?: number | null, timeout?: number | null) {
    for (const until = Date.now() + (timeout ?? LONGEST_WAIT_MS); Date.now() < until; await pause(POLL_MS)) {
      const receipt = await this.getTransactionReceipt(hash);
      if (receipt !== null) return receipt;
    }
    throw new Error(`no block took the transaction ${hash}`);
  }
}

/** Polls for one receipt and passes it to all waiting callers. */
class ReceiptSubscriber implements Subscriber {
  readonly #provider: JsonRpcProvider;
  readonly #hash: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(provider: JsonRpcProvider, hash: string) {
    this.#provider = provider;
    this.#hash = hash;
  }

  start(): void {
    const look = () => this.#provider.getTransactionReceipt(this.#hash).then(this.#tell, this.#complain);
    this.#timer ??= setInterval(() => void look(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  pause(): void {
    this.stop();
  }

  resume(): void {
    this.start();
  }

  readonly #tell = async (receipt: TransactionReceipt | null): Promise<void> => {
    if (receipt !== null) await this.#provider.emit(this.#hash, receipt);
  };

  readonly #complain = async (error: unknown): Promise<void> => {
    await this.#provider.emit('error', error);
  };
}

/** A provider for this node only, without a cache. */
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
