import { isChainId, SUPPORTED_CHAINS } from '../shared/chain/chains.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { tokensOn } from '../token/token-registry.ts';

/** The tokens of each chain whose calls must be understood whole. */
export type KnownTokens = ReadonlyMap<number, ReadonlySet<WalletAddress>>;

type Addressed = Readonly<{ address: WalletAddress }>;
export type Paying = Readonly<{ tokens: ReadonlyMap<number, readonly Addressed[]> }>;
export type Selling = Readonly<{ chainId: number; token?: WalletAddress; paymentTokens: readonly Addressed[] }>;

/** The well-known tokens, what fees and purchases are paid in, and what is sold. */
export function knownTokens(fees: Paying, { chainId: saleChainId, token, paymentTokens }: Selling): KnownTokens {
  const chains = new Set([...SUPPORTED_CHAINS, ...fees.tokens.keys(), saleChainId]);
  const ofSale = [...paymentTokens.map(({ address }) => address), ...(token === undefined ? [] : [token])];
  const on = (chainId: number) => [
    ...(isChainId(chainId) ? tokensOn(chainId) : []).map(({ address }) => address),
    ...(fees.tokens.get(chainId) ?? []).map(({ address }) => address),
    ...(chainId === saleChainId ? ofSale : []),
  ];
  return new Map([...chains].map((chainId) => [chainId, new Set(on(chainId))] as const));
}
