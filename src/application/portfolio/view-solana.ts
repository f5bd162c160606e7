import { attempt } from '../../domain/shared/attempt.ts';
import type { SolanaAddress } from '../../domain/shared/solana-address.ts';
import { worth } from '../../domain/shared/usd.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';

const SOL_DECIMALS = 9;

type SolanaPorts = Pick<Ports, 'solanaAccounts' | 'tokenList' | 'tokenPrices'>;

/** The balances of a Solana account. Rejects with SOLANA_UNAVAILABLE. */
export const viewSolana =
  ({ solanaAccounts, tokenList, tokenPrices }: SolanaPorts) =>
  async (address: SolanaAddress) => {
    const [{ value: account, asOf }, list, coins] = await Promise.all([
      solanaAccounts.read(address),
      attempt(tokenList.tokensOf(SOLANA_CHAIN_ID)),
      attempt(tokenPrices.ofCoins(['SOL'])),
    ]);
    const mints = account.tokens.map(({ mint }) => mint);
    const prices = await attempt(tokenPrices.ofTokens(SOLANA_CHAIN_ID, mints));
    const listed = new Map(list.known ? list.value.value.map((token) => [token.address, token.symbol]) : []);
    const tokens = account.tokens.map((token) => {
      const symbol = listed.get(token.mint);
      const price = prices.known ? prices.value.get(token.mint)?.value.usd : undefined;
      return {
        ...token,
        ...(symbol !== undefined && { symbol }),
        ...(price !== undefined && { usd: worth(token.amount, token.decimals, price) }),
      };
    });
    const sol = coins.known ? coins.value.get('SOL')?.value.usd : undefined;
    return {
      address,
      lamports: account.lamports,
      ...(sol !== undefined && { balanceUSD: worth(account.lamports, SOL_DECIMALS, sol) }),
      tokens,
      slot: account.slot,
      asOf,
      degraded: [
        ...(account.isPartial === undefined ? [] : ['tokenAccounts']),
        ...(list.known ? [] : ['tokens']),
        ...(coins.known && prices.known ? [] : ['prices']),
      ],
    };
  };
