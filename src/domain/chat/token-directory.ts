import { CHAIN_NAMES, type ChainId, chainName, isChainId } from '../shared/chain/chains.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { ChainRef, SlotName, TokenRef } from './understanding.ts';

/** A token of the token lists. Native coins have no address. */
export type ListedToken = Readonly<{
  symbol: string;
  name: string;
  chain: ChainRef;
  decimals: number;
  address?: WalletAddress;
}>;

/** The tokens available in a conversation, and the address validation. */
export type TokenDirectory = Readonly<{
  /** The tokens with this symbol, or the one at a checksummed address. */
  tokensOf(token: TokenRef): readonly ListedToken[];
  /** The address, or undefined when its mixed-case checksum (EIP-55) is wrong. */
  toWalletAddress(text: string): WalletAddress | undefined;
}>;

export type EvmToken = ListedToken & Readonly<{ chain: ChainId }>;

/** Returned instead of a plan when details are missing: the slots, and the question to ask, in English unless it `isSpoken`. */
export type Unplanned = Readonly<{
  missing: readonly SlotName[];
  message: string;
  suggestions: readonly string[];
  isSpoken?: true;
}>;

export const askFor = (slot: SlotName, message: string, suggestions: readonly string[] = []): Unplanned => ({
  missing: [slot],
  message,
  suggestions,
});

/** A network in words; what is not a supported one stays as it is. */
export const networkName = (chain: ChainRef | string): string =>
  isChainId(Number(chain)) ? chainName(Number(chain)) : String(chain);

/** The single matching token on a single network; otherwise the question about the network. */
export function evmTokenOn(
  token: TokenRef,
  chain: ChainRef | undefined,
  directory: TokenDirectory,
  slot: 'fromChain' | 'toChain' = 'fromChain',
): EvmToken | Unplanned {
  const there = evmTokensOf(token, chain, directory);
  const [only, ...others] = there;
  if (only !== undefined && others.length === 0) return only;
  const which = slot === 'fromChain' ? 'On which network?' : 'On which network do you want to receive it?';
  if (there.length > 0) return askFor(slot, which, [...new Set(there.map((one) => networkName(one.chain)))]);
  return askFor(slot, `I work with ${token} only on ${CHAIN_NAMES}, where it is listed. ${which}`);
}

/** The token on every supported network that lists it, or only on `chain` when it is given. */
export const evmTokensOf = (
  token: TokenRef,
  chain: ChainRef | undefined,
  directory: TokenDirectory,
): readonly EvmToken[] =>
  directory
    .tokensOf(token)
    .filter((one): one is EvmToken => isEvm(one) && (chain === undefined || one.chain === chain));

const isEvm = (token: ListedToken): token is EvmToken => typeof token.chain === 'number' && isChainId(token.chain);
