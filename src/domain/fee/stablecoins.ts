import type { PaymentToken } from '../shared/amount.ts';
import { type ChainId, SUPPORTED_CHAINS } from '../shared/chain/chains.ts';
import { type SymbolOn, tokensOn } from '../token/token-registry.ts';

type Coins = readonly [PaymentToken, ...PaymentToken[]];

type Dollar = 'USDC' | 'USDT';

/** The dollar tokens that have an address on the chain in the registry. */
export type DollarOn<C extends ChainId> = Extract<SymbolOn<C>, Dollar>;

/** The tokens that fees can be paid in, by chain; the default comes first. */
const FEE_TOKENS: { readonly [C in ChainId]: readonly [DollarOn<C>, ...DollarOn<C>[]] } = {
  1: ['USDC', 'USDT'],
  10: ['USDC', 'USDT'],
  137: ['USDC', 'USDT'],
  8453: ['USDC', 'USDT'],
  42161: ['USDC', 'USDT'],
};

function coinsOn(chainId: ChainId): Coins {
  const known = new Map(
    tokensOn(chainId).map(({ address, symbol, decimals }) => [symbol, { address, symbol, decimals }]),
  );
  const [first, ...rest] = FEE_TOKENS[chainId].map((symbol) => known.get(symbol) as PaymentToken);
  return [first as PaymentToken, ...rest];
}

/** The tokens that fees can be paid in: the stablecoins of every supported chain, and the sale's payment tokens on its own chain. */
export function feeTokens(saleChainId: number, saleTokens: Coins): ReadonlyMap<number, Coins> {
  const byChain = new Map<number, Coins>(SUPPORTED_CHAINS.map((chainId) => [chainId, coinsOn(chainId)]));
  const [first, ...rest] = byChain.get(saleChainId) ?? saleTokens;
  const known = new Set([first, ...rest].map(({ address }) => address));
  byChain.set(saleChainId, [first, ...rest, ...saleTokens.filter(({ address }) => !known.has(address))]);
  return byChain;
}
