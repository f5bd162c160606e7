import type { Account, Chain, Client, EIP1193Provider, Transport } from 'viem';
import { createWalletClient, custom } from 'viem';
import { getChainId, requestAddresses, switchChain } from 'viem/actions';
import { FlowError } from './flow-error.ts';

/** Any viem client with an account: a local key in Node.js, or an injected wallet in a browser. */
export type Wallet = Client<Transport, Chain | undefined, Account>;

/** Any viem client that reaches a node of the chain. Without one, flows read through the wallet. */
export type ChainReader = Client<Transport, Chain | undefined>;

/** Asks an injected wallet (EIP-1193) for its account. */
export async function connectWallet(provider: EIP1193Provider): Promise<Wallet> {
  const transport = custom(provider);
  const [account] = await requestAddresses(createWalletClient({ transport }));
  if (account === undefined) throw new Error('The wallet shares no account');
  return createWalletClient({ account, transport });
}

/** Makes the wallet act on this chain; rejects with WRONG_CHAIN when it cannot. */
export async function actOnChain(wallet: Wallet, chainId: number): Promise<void> {
  if ((await getChainId(wallet)) === chainId) return;
  try {
    await switchChain(wallet, { id: chainId });
  } catch (cause) {
    throw new FlowError('WRONG_CHAIN', `Switch the wallet to chain ${chainId}`, { chainId }, cause);
  }
}

/** The code of EIP-1193 for "the user rejected the request". */
const USER_REJECTED = 4001;

/** Whether the wallet's owner declined to connect, to sign or to send. Nothing was done then. */
export function isRejectedByWallet(error: unknown): boolean {
  for (let one = error; typeof one === 'object' && one !== null; one = 'cause' in one ? one.cause : undefined)
    if ('code' in one && one.code === USER_REJECTED) return true;
  return false;
}
