import type { WalletAddress } from '../shared/wallet-address.ts';
import type { ChainRef, TokenRef } from './understanding.ts';

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
