import type { ChainFacts } from './chain-facts.ts';
import { CHAINS, isChainId } from './chains.ts';
import type { Coin } from './coins.ts';

/** Development chains do not reorganise by themselves. */
const DEVELOPMENT_CHAINS: readonly number[] = [1337, 31337];
export const isDevelopmentChain = (chainId: number): boolean => DEVELOPMENT_CHAINS.includes(chainId);
const CONFIRMATIONS_ELSEWHERE = 12;

/** Blocks on top of one that is final: as configured, else the chain's own. */
export const confirmationsOf = (configured: ReadonlyMap<number, number>, chainId: number): number =>
  configured.get(chainId) ?? factsOfAnyChain(chainId).confirmations;

/**
 * Facts of any chain, also one outside the registry (SALE_CHAIN_ID). An unknown chain is treated like Ethereum that
 * pays gas in Ether and, like a development chain, may produce blocks on demand only.
 */
export function factsOfAnyChain(chainId: number): Pick<ChainFacts, 'gas'> & { coin: Coin; confirmations: number } {
  if (isChainId(chainId)) {
    const { gas, coin, blocks } = CHAINS[chainId];
    return { gas, coin, confirmations: blocks.confirmations };
  }
  const { gas, coin } = CHAINS[1];
  return {
    gas: { ...gas, market: { ...gas.market, maxHeadAgeMs: undefined } },
    coin,
    confirmations: isDevelopmentChain(chainId) ? 0 : CONFIRMATIONS_ELSEWHERE,
  };
}
