import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { oldest } from '../../domain/shared/dated.ts';
import { currentSymbol } from '../../domain/token/renamed-symbols.ts';
import { SOLANA_CHAIN_ID, searchTokens } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

type TokenQuery = Readonly<{
  /** Undefined: every supported EVM chain, and Solana. */
  chainId?: number;
  search?: string;
  limit: number;
  refresh: boolean;
}>;

/** The matching listed tokens; lists that cannot be read are named. Rejects with TOKEN_LIST_UNAVAILABLE when none can be read. */
const listTokens =
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

type PriceQuery =
  | Readonly<{ chainId: number; addresses: readonly string[] }>
  | Readonly<{ symbols: readonly string[] }>;

/** The price, or undefined, for each requested address or symbol, under the name in the request. Rejects with PRICES_UNAVAILABLE. */
const viewPrices =
  ({ tokenPrices, clock }: Pick<Ports, 'tokenPrices' | 'clock'>) =>
  async (query: PriceQuery) => {
    const names = 'symbols' in query ? query.symbols : query.addresses;
    const known =
      'symbols' in query
        ? await tokenPrices.ofSymbols(query.symbols.map(currentSymbol))
        : await tokenPrices.ofTokens(query.chainId, query.addresses);
    const prices = names.map((name) => {
      const price = known.get('symbols' in query ? currentSymbol(name) : name);
      return [name, price && { ...price.value, asOf: price.asOf }] as const;
    });
    return { prices: Object.fromEntries(prices), asOf: oldest([...known.values()], clock.now()) };
  };

export const tokenUseCases = compose({
  list: listTokens,
  prices: viewPrices,
});

export type TokenUseCases = ReturnType<typeof tokenUseCases>;
