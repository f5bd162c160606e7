import type { WalletChain } from '../../domain/user/user-wallet.ts';
import { toWalletAddress } from './address.ts';
import { toBitcoinAddress } from './bitcoin-address.ts';
import { isSolanaAddress } from './solana-address.ts';

const READERS: Readonly<Record<WalletChain, (text: string) => string | undefined>> = {
  evm: toWalletAddress,
  sol: (text) => (isSolanaAddress(text) ? text : undefined),
  btc: toBitcoinAddress,
};

/** The canonical form of an address on its chain; undefined when it is invalid. */
export const toChainAddress = (chain: WalletChain, text: string): string | undefined => READERS[chain](text);
