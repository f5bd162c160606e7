import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { oldest } from '../../domain/shared/dated.ts';
import { SOLANA_CHAIN_ID, searchTokens } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';

export type TokenQuery = Readonly<{
  /** Undefined: every supported EVM chain, and Solana. */
  chainId?: number;
  search?: string;
  limit: number;
  refresh: boolean;
}>;

/** The matching listed tokens; lists that cannot be read are named. Rejects with TOKEN_LIST_UNAVAILABLE when none can be read. */
export const listTokens =
  ({ tokenList, clock }: Pick<Ports, 'tokenList' | 'clock'>) =>
  async ({ chainId, search = '', limit, refresh }: TokenQuery) => {
    const chains = chainId === undefined ? [...SUPPORTED_CHAINS, SOLANA_CHAIN_ID] : [chainId];
    const attempts = await Promise.all(chains.map((chain) => attempt(tokenList.tokensOf(chain, refresh))));
    const lists = attempts.flatMap((one) => (one.known ? [one.value] : []));
    const [first] = attempts;
    if (lists.length === 0 && first !== undefined) answerIn(first);
    const isWhole = attempts.map((one) => one.known && one.value.unread === undefined);
    const degraded = chains.filter((_, at) => !isWhole[at]).map((chain) => `tokens:${chain}`);
    const found = searchTokens(
      lists.flatMap(({ value }) => value),
      search,
    );
    const tokens = found.slice(0, limit);
    return { tokens, count: tokens.length, degraded, asOf: oldest(lists, clock.now()) };
  };
