import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { oldest } from '../../domain/shared/dated.ts';
import { searchTokens } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';

export type TokenQuery = Readonly<{
  /** Undefined: every supported EVM chain. */
  chainId?: number;
  search?: string;
  limit: number;
  refresh: boolean;
}>;

/** The matching listed tokens. Rejects with TOKEN_LIST_UNAVAILABLE. */
export const listTokens =
  ({ tokenList, clock }: Pick<Ports, 'tokenList' | 'clock'>) =>
  async ({ chainId, search = '', limit, refresh }: TokenQuery) => {
    const chains = chainId === undefined ? SUPPORTED_CHAINS : [chainId];
    const lists = await Promise.all(chains.map((chain) => tokenList.tokensOf(chain, refresh)));
    const found = searchTokens(
      lists.flatMap(({ value }) => value),
      search,
    );
    const tokens = found.slice(0, limit);
    return { tokens, count: tokens.length, asOf: oldest(lists, clock.now()) };
  };
