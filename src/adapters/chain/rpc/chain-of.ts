import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { ChainRpc } from './chain-rpc.ts';
import type { Reading } from './rpc-node.ts';
import { orChainUnavailable } from './view.ts';

type Chains = ReadonlyMap<number, ChainRpc>;

/** Throws when no node of the chain is configured. */
export function chainOf(chains: Chains, chainId: number): ChainRpc {
  const chain = chains.get(chainId);
  if (chain === undefined) throw new Error(`no node is configured for chain ${chainId}: set RPC_URL_${chainId}`);
  return chain;
}

/** Rejects with CHAIN_UNAVAILABLE when no node of the chain responds as expected, or none is configured. */
export async function readChain<T>(chains: Chains, chainId: number, reading: Reading<T>): Promise<T> {
  const rpc = chains.get(chainId);
  if (rpc === undefined) throw chainUnavailable.because(new Error(`No RPC URL is configured for chain ${chainId}`));
  return await orChainUnavailable(rpc.read(reading));
}
