import { oldest } from '../../domain/shared/dated.ts';
import { currentSymbol } from '../../domain/token/renamed-symbols.ts';
import type { Ports } from '../ports/index.ts';

export type PriceQuery =
  | Readonly<{ chainId: number; addresses: readonly string[] }>
  | Readonly<{ symbols: readonly string[] }>;

/** The price, or undefined, for each requested address or symbol, under the name in the request. Rejects with PRICES_UNAVAILABLE. */
export const viewPrices =
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
