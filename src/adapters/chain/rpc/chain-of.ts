import type { ChainRpc } from './chain-rpc.ts';

/** Throws when no node of the chain is configured. */
export function chainOf(chains: ReadonlyMap<number, ChainRpc>, chainId: number): ChainRpc {
  const chain = chains.get(chainId);
  if (chain === undefined) throw new Error(`no node is configured for chain ${chainId}: set RPC_URL_${chainId}`);
  return chain;
}
