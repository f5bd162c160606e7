import { attempt } from '../../domain/shared/attempt.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

type TokenFacts = Readonly<{ symbol: string; decimals: number }>;
/** `token`: absent for the native coin. */
type Moved = Readonly<{ chainId: number; token?: WalletAddress | undefined }>;

const COIN_DECIMALS = 18;

/**
 * Symbol and decimals of what was moved: of coins, of the sale's tokens and the fee tokens, and then from the token lists that can be read.
 * Undefined for a token that none of them has.
 */
export const tokenFactsOf =
  ({ feePolicy, salePolicy, tokenList }: Pick<Ports, 'feePolicy' | 'salePolicy' | 'tokenList'>) =>
  async (moved: readonly Moved[]) => {
    const named = ({ chainId, token }: Moved): TokenFacts | undefined => {
      if (token === undefined) return { symbol: factsOfAnyChain(chainId).coin, decimals: COIN_DECIMALS };
      const ofSale = chainId === salePolicy.chainId ? salePolicy.paymentTokens : [];
      return [...ofSale, ...(feePolicy.tokens.get(chainId) ?? [])].find(({ address }) => address === token);
    };
    const nameless = moved.filter((one) => named(one) === undefined);
    const chainIds = [...new Set(nameless.map(({ chainId }) => chainId))];
    const lists = await Promise.all(chainIds.map((chainId) => attempt(tokenList.tokensOf(chainId))));
    const listed = new Map(
      lists
        .flatMap((list) => (list.known ? list.value.value : []))
        .map(({ chainId, address, symbol, decimals }) => [`${chainId}:${address}`, { symbol, decimals }]),
    );
    return (chainId: number, token: WalletAddress | undefined): TokenFacts | undefined =>
      named({ chainId, token }) ?? listed.get(`${chainId}:${token}`);
  };
