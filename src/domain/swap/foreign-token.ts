import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import { COINS, type Coin } from '../shared/chain/coins.ts';
import { requestInvalid } from '../shared/failures.ts';
import type { ForeignAddress, ForeignChain } from '../shared/foreign-address.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { SOLANA_CHAIN_ID, type Token } from '../token/token.ts';
import { recipientRefused } from '../transfer/errors.ts';
import { swapOriginUnsupported, swapTokenAmbiguous, swapTokenUnknown } from './errors.ts';
import type { BoughtToken } from './swap.ts';

/** Bitcoin has no EIP-155 id: this is the number that the swap provider uses. */
export const BITCOIN_CHAIN_ID = 8253038;
/** The address of a chain's own coin where the coin has none. */
export const FOREIGN_COIN = 'native';

const CHAIN_OF: ReadonlyMap<number, ForeignChain> = new Map([
  [SOLANA_CHAIN_ID, 'solana'],
  [BITCOIN_CHAIN_ID, 'bitcoin'],
]);
const COIN_OF = { solana: 'SOL', bitcoin: 'BTC' } as const satisfies Record<ForeignChain, keyof typeof COINS>;

export const foreignChainOf = (chainId: number): ForeignChain | undefined => CHAIN_OF.get(chainId);
const foreignCoinOf = (chainId: number): 'SOL' | 'BTC' | undefined => {
  const chain = foreignChainOf(chainId);
  return chain && COIN_OF[chain];
};

/** The coin that the token is, unless it is a contract. */
export const coinOf = ({ chainId, address }: BoughtToken): Coin | undefined => {
  if (isChainId(chainId)) return address === ZERO_ADDRESS ? CHAINS[chainId].coin : undefined;
  return address === FOREIGN_COIN ? foreignCoinOf(chainId) : undefined;
};

/** Throws SWAP_ORIGIN_UNSUPPORTED: what a wallet signs on such a chain cannot be checked whole. */
export function requireCheckableOrigin(fromChainId: number): void {
  const chain = foreignChainOf(fromChainId);
  if (chain !== undefined) throw swapOriginUnsupported({ chain });
}

/** Who receives the bought token: the user on EVM chains, the named address on others. Throws VALIDATION_FAILED and RECIPIENT_REFUSED. */
export function recipientOn(
  toChainId: number,
  user: WalletAddress,
  named: ForeignAddress | undefined,
): Readonly<{ recipient: string; foreign?: ForeignAddress }> {
  const chain = foreignChainOf(toChainId);
  if (chain === undefined) {
    if (named !== undefined) throw recipientInvalid('must be absent: on this chain the user receives the token');
    return { recipient: user };
  }
  if (named?.chain !== chain) throw recipientInvalid(`must be an address on ${chain}, which receives the token`);
  if (named.unspendable !== undefined) throw lostAt(named.unspendable);
  return { recipient: named.address, foreign: named };
}

/** The chain's coin, or the listed token with this symbol in any letter case, or with exactly this address. Throws TOKEN_UNKNOWN and TOKEN_AMBIGUOUS. */
export function findForeignToken(named: string, chainId: number, listed: readonly Token[]): BoughtToken {
  const coin = foreignCoinOf(chainId);
  if (coin !== undefined && named.toUpperCase() === coin)
    return { chainId, address: FOREIGN_COIN, symbol: coin, decimals: COINS[coin].decimals };
  const [token, another] = listed.filter(
    ({ address, symbol }) => address === named || symbol.toLowerCase() === named.toLowerCase(),
  );
  if (token === undefined) throw swapTokenUnknown({ token: named, chainId });
  if (another !== undefined) throw swapTokenAmbiguous({ token: named, chainId });
  return { chainId, address: token.address, symbol: token.symbol, decimals: token.decimals };
}

/** Throws RECIPIENT_REFUSED for a recipient that is the bought token itself. */
export function requireNotTheToken({ address }: BoughtToken, recipient: string): void {
  if (address === recipient) throw lostAt('is the bought token itself');
}

const lostAt = (message: string) => recipientRefused({ issues: [{ path: 'recipientAddress', message }] });
const recipientInvalid = (message: string) => requestInvalid({ issues: [{ path: 'recipientAddress', message }] });
