import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import { COINS } from '../shared/chain/coins.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { currentSymbol } from '../token/renamed-symbols.ts';
import type { Token } from '../token/token.ts';
import { swapTokenAmbiguous, swapTokenUnknown } from './errors.ts';

/** A token to receive. On a chain that is not an EVM chain the address is in that chain's own form. */
export type BoughtToken = Readonly<{ chainId: number; address: string; symbol: string; decimals: number }>;

/** A token to swap. A chain's native coin has the zero address. */
export type SwapToken = BoughtToken & Readonly<{ address: WalletAddress }>;

/** Conventional addresses of the native coin, in lower case. */
const NATIVE_ADDRESSES = [ZERO_ADDRESS, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'];
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The listed token with this symbol, in any letter case, or a former one, or with this address. Throws TOKEN_UNKNOWN and TOKEN_AMBIGUOUS. */
export function findSwapToken(named: string, chainId: number, listed: readonly Token[]): SwapToken {
  const wanted = named.toLowerCase();
  const coin = isChainId(chainId) ? CHAINS[chainId].coin : undefined;
  if (coin !== undefined && [...NATIVE_ADDRESSES, coin.toLowerCase()].includes(wanted))
    return { chainId, address: ZERO_ADDRESS, symbol: coin, decimals: COINS[coin].decimals };
  const found = listed.filter(
    ({ address, symbol }) => (ADDRESS.test(named) ? address : symbol).toLowerCase() === wanted,
  );
  const [token, another] = found;
  if (token === undefined) {
    const current = currentSymbol(named);
    if (current !== named) return findSwapToken(current, chainId, listed);
    throw swapTokenUnknown({ token: named, chainId });
  }
  if (another !== undefined) throw swapTokenAmbiguous({ token: named, chainId });
  const { address, symbol, decimals } = token;
  return { chainId, address: address as WalletAddress, symbol, decimals };
}
