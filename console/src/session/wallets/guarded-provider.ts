import type { EIP1193EventMap, EIP1193Provider } from 'viem';
import { isSignInMessage, SimulatedChainError } from '../../values/simulated-chain.ts';

export type Asked = Readonly<{ method: string; params?: unknown }>;
export type Provider = Readonly<{
  request: (asked: Asked) => Promise<unknown>;
  on: EIP1193Provider['on'];
  removeListener: EIP1193Provider['removeListener'];
}>;

/** Whether chains are simulated: as the service says now, and as it said last. */
export type Simulated = Readonly<{ now: () => Promise<boolean>; last: () => Promise<boolean> }>;

/** Which account and which network: no chain is asked, and nothing is signed. */
const HARMLESS: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
]);
const READS =
  /^eth_(?:blockNumber|call|estimateGas|feeHistory|gasPrice|maxPriorityFeePerGas|get(?:Balance|Block\w+|Code|Logs|StorageAt|Transaction\w+))$/;

/**
 * The only form in which the console holds an injected wallet. While the service simulates its chains, the wallet is asked for its account
 * and for the sign-in signature, and for nothing else: whatever it sent or signed would be real.
 */
export function guarded(provider: Provider, { now, last }: Simulated): Provider {
  const request = async (asked: Asked) => {
    if (HARMLESS.has(asked.method) || isSignInMessage(asked)) return provider.request(asked);
    if (await (READS.test(asked.method) ? last() : now())) throw new SimulatedChainError(asked.method);
    return provider.request(asked);
  };
  const on = <E extends keyof EIP1193EventMap>(event: E, listener: EIP1193EventMap[E]) => provider.on(event, listener);
  const removeListener = <E extends keyof EIP1193EventMap>(event: E, listener: EIP1193EventMap[E]) =>
    provider.removeListener(event, listener);
  return { request, on, removeListener };
}
