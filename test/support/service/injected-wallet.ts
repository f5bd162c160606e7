import type { BrowserContext } from 'playwright-core';
import type { Hex, PrivateKeyAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type LocalNode, NodeRpcError } from '../../../contracts/kit/node.ts';
import { deferred } from '../deferred.ts';

type Asked = Readonly<{ method: string; params?: readonly unknown[] }>;

/** A refusal as wallets report it (EIP-1193). */
class WalletError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a person confirms in the wallet's own window. */
const CONFIRMED = new Set([
  'eth_requestAccounts',
  'wallet_switchEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
]);

/**
 * A wallet with development keys, which the nodes keep too, so that they can send its transactions. As with a real one, a test decides
 * what its person does: rejects, waits, changes the account or the network.
 */
export class InjectedWallet {
  readonly #context: BrowserContext;
  readonly #nodes: ReadonlyMap<number, LocalNode>;
  #account: PrivateKeyAccount;
  #chainId: number;
  #isConnected = false;
  #rejections = 0;
  #held: Promise<void> | undefined;
  /** The methods for which pages asked, in order. */
  readonly asked: string[] = [];

  constructor(context: BrowserContext, nodes: readonly [LocalNode, ...LocalNode[]], key: Hex) {
    this.#context = context;
    this.#nodes = new Map(nodes.map((node) => [node.chainId, node]));
    this.#account = privateKeyToAccount(key);
    this.#chainId = nodes[0].chainId;
  }

  get account(): PrivateKeyAccount {
    return this.#account;
  }

  get chainId(): number {
    return this.#chainId;
  }

  /** Rejects the next `times` requests that a person would confirm. */
  rejectNext(times = 1): void {
    this.#rejections += times;
  }

  /** Leaves requests that a person would confirm unanswered until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = deferred();
    this.#held = promise;
    return () => {
      this.#held = undefined;
      resolve();
    };
  }

  /** The person selects another account; pages hear of it. */
  async switchAccount(key: Hex): Promise<void> {
    this.#account = privateKeyToAccount(key);
    if (this.#isConnected) await this.#emit('accountsChanged', [this.#account.address]);
  }

  /** The person selects another network, also one that this wallet cannot reach. */
  async switchChain(chainId: number): Promise<void> {
    this.#chainId = chainId;
    await this.#emit('chainChanged', `0x${chainId.toString(16)}`);
  }

  async disconnect(): Promise<void> {
    this.#isConnected = false;
    await this.#emit('accountsChanged', []);
  }

  async answer({ method, params = [] }: Asked): Promise<unknown> {
    this.asked.push(method);
    if (CONFIRMED.has(method)) await this.#confirm();
    switch (method) {
      case 'eth_requestAccounts':
        this.#isConnected = true;
        return [this.#account.address];
      case 'eth_accounts':
        return this.#isConnected ? [this.#account.address] : [];
      case 'eth_chainId':
        return `0x${this.#chainId.toString(16)}`;
      case 'wallet_switchEthereumChain':
        return this.#switchTo(Number((params[0] as { chainId: string }).chainId));
      case 'wallet_addEthereumChain':
        throw new WalletError(4001, 'User rejected the request.');
      case 'personal_sign':
        return this.#account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return this.#account.signTypedData(JSON.parse(String(params[1])));
      default:
        return this.#node().rpc(method, params);
    }
  }

  async #confirm(): Promise<void> {
    await this.#held;
    if (this.#rejections === 0) return;
    this.#rejections -= 1;
    throw new WalletError(4001, 'User rejected the request.');
  }

  async #switchTo(chainId: number): Promise<null> {
    if (!this.#nodes.has(chainId)) throw new WalletError(4902, `Unrecognized chain ID ${chainId}`);
    await this.switchChain(chainId);
    return null;
  }

  #node(): LocalNode {
    const node = this.#nodes.get(this.#chainId);
    if (node === undefined) throw new WalletError(4901, `The wallet does not reach chain ${this.#chainId}`);
    return node;
  }

  async #emit(event: string, value: unknown): Promise<void> {
    const call = `window.walletEvent?.(${JSON.stringify(event)}, ${JSON.stringify(value)})`;
    await Promise.all(this.#context.pages().map((page) => page.evaluate(call)));
  }
}

/**
 * Announces the wallet (EIP-6963) in each page of the context. A page's own requests to the node are refused by its policy, so the wallet
 * speaks through a binding. The first node's chain is the selected one.
 */
export async function injectWallet(
  context: BrowserContext,
  nodes: readonly [LocalNode, ...LocalNode[]],
  key: Hex,
): Promise<InjectedWallet> {
  const wallet = new InjectedWallet(context, nodes, key);
  await context.exposeBinding('walletRequest', (_source, asked: Asked) =>
    wallet.answer(asked).then(
      (result) => ({ result }),
      (error: Error) => ({ error: { code: codeOf(error), message: error.message, ...dataOf(error) } }),
    ),
  );
  await context.addInitScript(ANNOUNCE_WALLET);
  return wallet;
}

const INTERNAL_ERROR = -32_603;
const codeOf = (error: Error): number =>
  error instanceof WalletError || error instanceof NodeRpcError ? error.code : INTERNAL_ERROR;

const dataOf = (error: Error) =>
  error instanceof NodeRpcError && error.data !== undefined ? { data: error.data } : {};

/** Announces a wallet whose requests the binding `walletRequest` answers with `{ result }` or `{ error }`. */
export const ANNOUNCE_WALLET = `(() => {
  const listeners = new Map();
  const of = (event) => listeners.get(event) ?? listeners.set(event, new Set()).get(event);
  window.walletEvent = (event, value) => of(event).forEach((listener) => listener(value));
  const provider = {
    on(event, listener) { of(event).add(listener); return provider; },
    removeListener(event, listener) { of(event).delete(listener); return provider; },
    async request(asked) {
      const { result, error } = await window.walletRequest(asked);
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    },
  };
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Test Wallet', icon: 'data:,', rdns: 'test.wallet' };
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
})()`;
