import type { WalletChain } from '../../domain/user/user-wallet.ts';
import { toWalletAddress } from './address.ts';
import { toBitcoinAddress } from './bitcoin-address.ts';
import { isSolanaAddress } from './solana-address.ts';

const READERS: Readonly<Record<WalletChain, (text: string) => string | undefined>> = {
  evm: toWalletAddress,
  sol: (text) => (isSolanaAddress(text) ? text : undefined),
  btc: toBitcoinAddress,
};

/** The one form of the address that its chain writes, or undefined when it is none. */
export const toChainAddress = (chain: WalletChain, text: string): string | undefined => READERS[chain](text);
