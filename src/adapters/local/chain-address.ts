import type { ForeignAddress, ForeignChain } from '../../domain/shared/foreign-address.ts';
import type { WalletChain } from '../../domain/user/user.ts';
import { toWalletAddress } from './address.ts';
import { toBitcoinAddress } from './bitcoin-address.ts';
import { isSolanaAddress } from './solana-address.ts';
import { unspendableOnBitcoin, unspendableOnSolana } from './unspendable-foreign.ts';

const READERS: Readonly<Record<WalletChain, (text: string) => string | undefined>> = {
  evm: toWalletAddress,
  sol: (text) => (isSolanaAddress(text) ? text : undefined),
  btc: toBitcoinAddress,
};

/** The canonical form of an address on its chain; undefined when it is invalid. */
export const toChainAddress = (chain: WalletChain, text: string): string | undefined => READERS[chain](text);

/** The canonical form of an address of Solana or Bitcoin, whose forms never coincide; undefined for anything else. */
export function toForeignAddress(text: string): ForeignAddress | undefined {
  if (isSolanaAddress(text)) return foreign('solana', text, unspendableOnSolana(text));
  const bitcoin = toBitcoinAddress(text);
  return bitcoin && foreign('bitcoin', bitcoin, unspendableOnBitcoin(bitcoin));
}

const foreign = (chain: ForeignChain, address: string, unspendable: string | undefined): ForeignAddress => ({
  ...{ chain, address },
  ...(unspendable !== undefined && { unspendable }),
});
